import { readFileSync } from 'node:fs';
import { languages, locales } from '#contract/languages.ts';
import { type FieldType, solrFields } from './fields.ts';

/** What a field of each type is in Solr. Terms come cut and folded, so that only the spaces between them are left to find. */
const fieldTypes: Readonly<Record<FieldType, string>> = {
  value: '<fieldType name="value" class="solr.StrField" docValues="true"/>',
  number: '<fieldType name="number" class="solr.LongPointField" docValues="true"/>',
  words: '<fieldType name="words" class="solr.StrField" indexed="false" stored="false" docValues="true"/>',
  kept: '<fieldType name="kept" class="solr.StrField" indexed="false" docValues="false" stored="true"/>',
  terms: `<fieldType name="terms" class="solr.TextField" stored="false" omitNorms="true" omitTermFreqAndPositions="true">
    <analyzer><tokenizer name="whitespace" maxTokenLen="4096"/></analyzer>
  </fieldType>`,
  ...(Object.fromEntries(
    languages.map((language) => [
      `order_${language}`,
      // "Identical" tells "2" from "02" too: no two values tie.
      `<fieldType name="order_${language}" class="solr.ICUCollationField" locale="${locales[language]}" numeric="true"
    strength="identical" indexed="false" stored="false" docValues="true" sortMissingLast="true"/>`,
    ]),
  ) as Record<`order_${(typeof languages)[number]}`, string>),
};

const fieldOf = (name: string): string => {
  const { type, multiple } = solrFields[name]!;
  return `<field name="${name}" type="${type}"${multiple ? ' multiValued="true"' : ''}/>`;
};

const schema = `<?xml version="1.0" encoding="UTF-8"?>
<schema name="vigie" version="1.7">
  <uniqueKey>id</uniqueKey>
  ${Object.values(fieldTypes).join('\n  ')}
  ${Object.keys(solrFields).map(fieldOf).join('\n  ')}
</schema>
`;

/** The files of the configset, by name. */
export const configset: Readonly<Record<string, string>> = {
  'schema.xml': schema,
  'solrconfig.xml': readFileSync(new URL('./solrconfig.xml', import.meta.url), 'utf8'),
};
