import { type FormEvent, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { ErrorCode } from '#contract/errors.ts';
import { useDraftState } from '#src/providers/form-drafts.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import type { Rule, ValidationError } from './rules.ts';
import { useFirstErrorFocus } from './use-first-error-focus.ts';

type Value = string | boolean;
type NamesOf<Values, Kind> = { [Name in keyof Values]: Values[Name] extends Kind ? Name : never }[keyof Values] &
  string;

interface Options<Values extends Record<string, Value>> {
  readonly initial: Values;
  /** Its name on its page: what is typed is there again for who signs in anew after a session that has ended. */
  readonly keptAs?: string;
  /** Fields that are typed again anyway: passwords. */
  readonly unkept?: readonly (keyof Values)[];
  /** In the order in which they are checked; the first fault wins. */
  readonly rules: { readonly [Name in keyof Values]?: readonly Rule[] };
  readonly send: (values: Values) => Promise<void>;
  /** What to say when a failure itself says nothing. */
  readonly otherwise?: ErrorCode;
  /** Takes what went wrong where the page has a better place than a toast for what belongs to no field: `FormFailure`. */
  readonly onFailure?: (error: unknown) => void;
}

/** What is wrong with what was typed: found here, or by the server. */
interface Faults {
  readonly fieldFaults: Readonly<Record<string, ValidationError>>;
  readonly refusal?: unknown;
}

/**
 * A form of the pages outside react-admin: checked, then sent, one submission at a time. Faults are shown beneath the
 * fields, the first of them gets the focus, and nothing typed is lost.
 */
export const useForm = <Values extends Record<string, Value>>(options: Options<Values>) => {
  const { initial, keptAs, unkept = [], rules, send, otherwise, onFailure } = options;
  const translate = useTranslate();
  const notify = useNotify();
  const [values, setValues] = useDraftState(keptAs, initial, (typed) => ({
    ...typed,
    ...Object.fromEntries(unkept.map((name) => [name, initial[name]])),
  }));
  const [faults, setFaults] = useState<Faults>({ fieldFaults: {} });
  /** What was changed since it was sent is not called wrong any more, until it is sent again. */
  const [mended, setMended] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setSending] = useState(false);
  const ref = useRef<HTMLFormElement>(null);

  useFirstErrorFocus(() => ref.current, {
    when: faults.refusal !== undefined || Object.keys(faults.fieldFaults).length > 0,
    each: faults,
  });

  const read = (error: unknown) =>
    toFieldErrors(error, {
      fields: Object.keys(values),
      translate,
      ...(otherwise && { otherwise: `errors.${otherwise}` }),
    });
  // Read anew each time: the language may have changed since it came.
  const refused = faults.refusal === undefined ? {} : read(faults.refusal).fields;

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const fieldFaults = check(values, rules);
    setMended(new Set());
    setFaults({ fieldFaults });
    if (Object.keys(fieldFaults).length > 0) return;
    setSending(true);
    try {
      await send(values);
    } catch (error) {
      setFaults({ fieldFaults: {}, refusal: error });
      const { message } = read(error);
      if (onFailure) onFailure(error);
      else if (message) notify(message, { type: 'error' });
    }
    setSending(false);
  };

  const part = (name: string) => {
    const isMended = mended.has(name);
    const fieldFault = isMended ? undefined : faults.fieldFaults[name];
    return {
      name,
      error: fieldFault ? translate(`errors.${fieldFault[0]}`, fieldFault[1]) : isMended ? undefined : refused[name],
      onChange: (value: Value) => {
        setValues((before) => ({ ...before, [name]: value }));
        setMended((names) => (names.has(name) ? names : new Set(names).add(name)));
      },
    };
  };
  return {
    values,
    isSending,
    /** Whether anything was entered that was not there at first. */
    isDirty: Object.keys(values).some((name) => values[name] !== initial[name]),
    /** For the form element. */
    form: { ref, onSubmit, noValidate: true },
    /** For an input. */
    field: (name: NamesOf<Values, string>) => ({ ...part(name), value: values[name] as string }),
    /** For a checkbox. */
    box: (name: NamesOf<Values, boolean>) => ({ ...part(name), checked: values[name] as boolean }),
  };
};

const check = <Values extends Record<string, Value>>(values: Values, rules: Options<Values>['rules']) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      for (const rule of rules[name] ?? []) {
        const fieldFault = rule(value, values);
        if (fieldFault) return [[name, fieldFault] as const];
      }
      return [];
    }),
  );
