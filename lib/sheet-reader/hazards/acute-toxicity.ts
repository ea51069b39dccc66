/** Degrees of acute toxicity, squashed, with the last figure of their codes; `maybe` is category 5, which few rules have. */
const degrees = [
  { figure: 0, words: '(?:fatal|mortelle?s?)' },
  { figure: 1, words: '(?:toxic|toxiques?)' },
  { figure: 2, words: '(?:harmful|noci(?:f|ve)s?)' },
  { figure: 3, words: '(?:maybeharmful|peutetrenoci(?:f|ve))' },
] as const;

const swallowed =
  '(?:(?:if|when)?swallowed|ifingested|byingestion|orally|(?:encasd|par|siabsorptionpar|lorsdel|d)?ingestion|encasdabsorption(?:orale|paringestion)?|si(?:avale|ingere)e?|paringestion)';
const onSkin =
  '(?:if)?(?:incontactwith(?:the)?skin|absorbedthrough(?:the)?skin|onskincontact|byskincontact|(?:(?:encasde|par|de)?(?:contact(?:cutane|aveclapeau))|aucontactdelapeau|parvoiecutanee|encasdabsorptioncutanee))';
const inhaled =
  '(?:(?:if|when)?(?:inhaled|breathedin)|byinhalation|(?:par|encasd|d)?inhalation|si(?:inhale|respire)e?)';
const and = '(?:or|and|ou|et)?(?:if)?';

/** Routes alone and together. The figures are the tens of the codes. */
const routes = [
  { tens: [0], words: swallowed },
  { tens: [1], words: onSkin },
  { tens: [3], words: inhaled },
  { tens: [0, 1], words: `${swallowed}${and}${onSkin}|${onSkin}${and}${swallowed}` },
  { tens: [0, 3], words: `${swallowed}${and}${inhaled}|${inhaled}${and}${swallowed}` },
  { tens: [1, 3], words: `${onSkin}${and}${inhaled}|${inhaled}${and}${onSkin}` },
  {
    tens: [0, 1, 3],
    words: `${swallowed}${and}${onSkin}${and}${inhaled}|${inhaled}${and}${onSkin}${and}${swallowed}|${inhaled}${and}${swallowed}${and}${onSkin}`,
  },
] as const;

/** Statements of acute toxicity in both languages, for one route or several. */
export const acuteToxicityStatements: readonly (readonly [string, string])[] = degrees.flatMap(({ figure, words }) =>
  routes.map((route): readonly [string, string] => [
    route.tens.map((ten) => `H3${ten}${figure}`).join('+'),
    `${words}(?:${route.words})`,
  ]),
);
