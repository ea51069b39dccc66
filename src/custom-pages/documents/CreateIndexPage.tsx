import { Link } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { createIndex } from '#contract/calls/documents.ts';
import type { Language } from '#contract/languages.ts';
import { type IndexGroup, indexGroups } from '#contract/requests/document-options.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useUserInfo } from '#src/providers/user-info.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { StoredSearch } from '../search/state/SearchProvider.tsx';
import { DocumentForm } from './form/DocumentForm.tsx';
import { RadioField } from './form/RadioField.tsx';
import { type DocumentOptions, useOptions } from './form/use-options.ts';
import { useOrder } from './form/use-order.ts';

/** A list of the sheets of the search. S2.2.7, S2.9-18…21. */
export default function CreateIndexPage() {
  return (
    <StoredSearch>
      <IndexForm />
    </StoredSearch>
  );
}

const formats = ['pdf', 'html'] as const;
interface IndexOptions extends DocumentOptions {
  readonly format: (typeof formats)[number];
  readonly group: IndexGroup;
}

const atFirst: IndexOptions = {
  sort: 'product',
  includeDate: true,
  customFields: true,
  language: 'all',
  format: 'pdf',
  group: 'letter',
};

const IndexForm = () => {
  const text = useText();
  const notify = useNotify();
  const language = useLanguage();
  const navigate = useNavigate();
  const { subset, subsetCount } = useUserInfo();
  const locationLabel = subset[language] || text('resources.users.fields.subset_relations');
  const { options, change } = useOptions('index', atFirst);
  const order = useOrder();
  const [ready, setReady] = useState<{ url: string; isBlocked: boolean }>();
  const { format, group } = options;

  const submit = async () => {
    let waiting: WaitingWindow | undefined;
    setReady(undefined);
    const placed = await order.place({
      options,
      extra: { format, group },
      onStart: () => {
        const title = text('documents.index.preparing');
        waiting = openWaitingWindow({ title, detail: text('documents.index.preparingDetail'), language });
      },
      send: (content) => callApi(createIndex, { body: content }),
    });
    if (!placed) return waiting?.close();
    const { url } = placed.answer;
    if (isPage(url)) {
      waiting?.close();
      notify(text('documents.index.later'));
      navigate(url);
    } else setReady({ url, isBlocked: !waiting?.show(url) });
  };
  return (
    <DocumentForm
      title={text('pages.createIndex')}
      intro={text('documents.index.intro')}
      submit={text('documents.index.submit')}
      orderingText={text('documents.index.preparing')}
      options={options}
      onChange={change}
      order={order}
      onSubmit={() => void submit()}
      result={ready && <IndexReady {...ready} />}
    >
      <RadioField
        label={text('documents.index.group')}
        choices={indexGroups
          .filter((value) => value !== 'location' || subsetCount > 0)
          .map((value) => ({
            value,
            label: value === 'location' ? locationLabel : text(`documents.index.groups.${value}`),
            note: text(`documents.index.groupNotes.${value}`),
          }))}
        value={group}
        onChange={(chosen) => change({ group: chosen })}
      />
      <RadioField
        label={text('documents.index.format')}
        choices={formats.map((value) => ({ value, label: text(`documents.index.formats.${value}`) }))}
        value={format}
        onChange={(chosen) => change({ format: chosen })}
      />
    </DocumentForm>
  );
};

/** Where one sees how far it is, as long as it is not made; what is made stands below the API. */
const isPage = (url: string): boolean => url.startsWith('/message-centre');

interface Props {
  readonly url: string;
  /** The browser opened no window, or it was closed. */
  readonly isBlocked: boolean;
}

/** The index is made: in its window, or behind a link. */
const IndexReady = ({ url, isBlocked }: Props) => {
  const text = useText();
  return (
    <Notice severity={isBlocked ? 'warning' : 'info'} role="status">
      {text(isBlocked ? 'documents.index.blocked' : 'documents.index.opened')}{' '}
      <Link href={url} target="_blank" underline="always">
        {text(isBlocked ? 'documents.index.open' : 'documents.index.openAgain')}
      </Link>
    </Notice>
  );
};

interface Words {
  readonly title: string;
  readonly detail: string;
  readonly language: Language;
}

/** A window for something that is still being made. */
interface WaitingWindow {
  /** Whether it is shown there: not when the browser opened no window, or it was closed in the meantime. */
  readonly show: (url: string) => boolean;
  readonly close: () => void;
}

/** Opens a window that says what is coming. Within a click: browsers open none by themselves later. */
const openWaitingWindow = (words: Words): WaitingWindow => {
  const opened = window.open('', '_blank');
  if (opened) fill(opened.document, words);
  return {
    show: (url) => {
      if (!opened || opened.closed) return false;
      opened.location.replace(url);
      return true;
    },
    close: () => opened?.close(),
  };
};

const fill = (page: Document, { title, detail, language }: Words) => {
  const heading = page.createElement('h1');
  heading.textContent = title;
  const paragraph = page.createElement('p');
  paragraph.textContent = detail;
  page.documentElement.lang = language;
  page.title = title;
  page.documentElement.style.colorScheme = 'light dark';
  page.body.style.cssText =
    'font-family: Roboto, Arial, sans-serif; line-height: 1.5; margin: 4rem auto; max-width: 32rem';
  heading.style.fontSize = '1.375rem';
  page.body.setAttribute('role', 'status');
  page.body.replaceChildren(heading, paragraph);
};
