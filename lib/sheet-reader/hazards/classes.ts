/** `Gases under pressure – Not applicable`, as tables of all classes have it; squashed, in both languages. */
export const notMet = '(?:not|non)(?:applicable|possible|class|relevant|available|pertinent)|impossible|sansobjet';

/** A hazard class as classifications name it, squashed, and the code of each category. */
export interface ClassRule {
  readonly pattern: string;
  readonly codes: Readonly<Record<string, string>>;
  /** The code where no category is given, as for gases under pressure. */
  readonly only?: string;
}

const acute = (tens: number) => ({ 1: `H3${tens}0`, 2: `H3${tens}0`, 3: `H3${tens}1`, 4: `H3${tens}2` });

/** GHS annex 1 and 3: class and category to code. More telling names come before those they contain. */
export const classRules: readonly ClassRule[] = [
  {
    pattern: 'flammablegas(?:es)?|flamgas|gazinflammables?',
    codes: { 1: 'H220', '1a': 'H220', '1b': 'H221', 2: 'H221' },
  },
  { pattern: '(?:flammable)?aerosols?(?:inflammables?)?', codes: { 1: 'H222', 2: 'H223', 3: 'H229' } },
  { pattern: 'oxidi[sz]inggas(?:es)?|oxgas|gazcomburants?', codes: { 1: 'H270' } },
  {
    pattern: '(?:gas(?:es)?underpressure|pressgas|gazsouspression)(?:.{0,12}?)(?:refrigerated|refrigere)',
    codes: {},
    only: 'H281',
  },
  { pattern: 'gas(?:es)?underpressure|pressgas|gazsouspression|compressedgas|liquefiedgas', codes: {}, only: 'H280' },
  {
    pattern: 'flammableliquids?|flamliq|liquides?inflammables?',
    codes: { 1: 'H224', 2: 'H225', 3: 'H226', 4: 'H227' },
  },
  { pattern: 'flammablesolids?|flamsol|(?:matieres?)?solides?inflammables?', codes: { 1: 'H228', 2: 'H228' } },
  { pattern: 'pyrophoric(?:liquid|solid)s?|pyr(?:liq|sol)|(?:liquides?|solides?)pyrophoriques?', codes: { 1: 'H250' } },
  { pattern: 'selfheating(?:substances(?:andmixtures)?)?|autoechauffant(?:es?)?s?', codes: { 1: 'H251', 2: 'H252' } },
  {
    pattern: 'contactwithwateremitflammablegases|waterreact|aucontactdeleau.{0,12}gazinflammables',
    codes: { 1: 'H260', 2: 'H261', 3: 'H261' },
  },
  {
    pattern: 'oxidi[sz]ing(?:liquid|solid)s?|ox(?:liq|sol)|(?:liquides?|(?:matieres?)?solides?)comburant(?:es?)?s?',
    codes: { 1: 'H271', 2: 'H272', 3: 'H272' },
  },
  {
    pattern: 'corrosivetometals?|corrosiontometals?|metcorr|(?:corrosi(?:f|ves?)s?(?:pour|auxl?)(?:les)?metaux)',
    codes: { 1: 'H290' },
    only: 'H290',
  },
  { pattern: 'combustibledusts?|poussierescombustibles', codes: { 1: 'DUST' }, only: 'DUST' },
  { pattern: 'simpleasphyxiants?|asphyxiants?simples?', codes: { 1: 'ASPHYXIANT' }, only: 'ASPHYXIANT' },
  {
    pattern:
      '(?:acutetoxicity|acutetox|toxiciteaigue)s?(?:by|par)?(?:voie)?(?:oral(?:e|ly)?|ingestion)|acuteoraltoxicity|toxiciteoraleaigue',
    codes: acute(0),
  },
  {
    pattern:
      '(?:acutetoxicity|acutetox|toxiciteaigue)s?(?:by|par)?(?:voie)?(?:dermal(?:e)?|skin|cutanee)|acutedermaltoxicity|toxicitecutaneeaigue',
    codes: acute(1),
  },
  {
    pattern:
      '(?:acutetoxicity|acutetox|toxiciteaigue)s?(?:by|par)?(?:voie)?(?:inhalation|inhalee|respiratoire)|acuteinhalationtoxicity',
    codes: acute(3),
  },
  {
    pattern:
      '(?:skincorrosion|skincorr|corrosion(?:cutanee|delapeau))(?:(?:and|et)?(?:skin)?irritation(?:cutanee|delapeau)?)?',
    codes: { 1: 'H314', '1a': 'H314', '1b': 'H314', '1c': 'H314', 2: 'H315', 3: 'H316' },
  },
  { pattern: 'skinirrit(?:ation)?|irritation(?:cutanee|delapeau)', codes: { 2: 'H315', 3: 'H316' } },
  {
    pattern:
      '(?:serious|severe)?eyedam(?:age)?(?:(?:and|or)?(?:serious)?eyeirritation)?|lesionsoculairesgraves(?:(?:et|ou)?(?:irritation(?:oculaire|desyeux)))?|lesionsgravesauxyeux',
    codes: { 1: 'H318', 2: 'H319', '2a': 'H319', '2b': 'H320' },
  },
  {
    pattern: '(?:serious)?eyeirrit(?:ation)?|irritation(?:oculaire|desyeux|occulaire)',
    codes: { 2: 'H319', '2a': 'H319', '2b': 'H320' },
  },
  {
    pattern:
      'respiratorysensiti[sz](?:ation|er)|respsens|sensibilisation(?:respiratoire|desvoiesrespiratoires)|sensibilisantrespiratoire|sensiti[sz]ationrespiratory',
    codes: { 1: 'H334', '1a': 'H334', '1b': 'H334' },
  },
  {
    pattern:
      'skinsensiti[sz](?:ation|er)|skinsens|sensibilisation(?:cutanee|delapeau)|sensibilisantcutane|sensiti[sz]ationskin',
    codes: { 1: 'H317', '1a': 'H317', '1b': 'H317' },
  },
  {
    pattern: '(?:germcell)?mutagenicity|muta|mutagenicite(?:.{0,30}germinales)?',
    codes: { 1: 'H340', '1a': 'H340', '1b': 'H340', 2: 'H341' },
  },
  {
    pattern: 'carcinogenicity|carc|cancerogenicite|carcinogenicite',
    codes: { 1: 'H350', '1a': 'H350', '1b': 'H350', 2: 'H351' },
  },
  {
    pattern:
      'reproductivetoxicity|toxictoreproduction|repr|toxicite(?:pour|sur|delafonctionde)?(?:la)?reproduct(?:ion|rice)|toxiquepourlareproduction',
    codes: { 1: 'H360', '1a': 'H360', '1b': 'H360', 2: 'H361' },
  },
  {
    pattern:
      '(?:specifictargetorgan(?:systemic)?toxicity|stot|toxicite(?:systemique)?(?:specifique)?(?:pour|sur).{0,8}?organes?cibles?(?:precis|specifiques?)?)(?:repeatedexposure|re|expositions?repetees?)',
    codes: { 1: 'H372', 2: 'H373' },
  },
  {
    pattern:
      '(?:specifictargetorgan(?:systemic)?toxicity|stot|toxicite(?:systemique)?(?:specifique)?(?:pour|sur).{0,8}?organes?cibles?(?:precis|specifiques?)?)(?:singleexposure|se|expositionunique)(?:.{0,30}?(?:narcotic|narcotique|drowsiness))',
    codes: { 3: 'H336' },
  },
  {
    pattern:
      '(?:specifictargetorgan(?:systemic)?toxicity|stot|toxicite(?:systemique)?(?:specifique)?(?:pour|sur).{0,8}?organes?cibles?(?:precis|specifiques?)?)(?:singleexposure|se|expositionunique)',
    codes: { 1: 'H370', 2: 'H371', 3: 'H335' },
  },
  {
    pattern: 'aspiration(?:hazard|toxicity)?|asptox|(?:danger|toxicite|risque)(?:par|d)aspiration',
    codes: { 1: 'H304' },
  },
  {
    pattern:
      '(?:acuteaquatic(?:toxicity|hazard)?|aquaticacute|(?:hazardousto)?(?:the)?aquaticenvironment.{0,12}acute(?:hazard)?|toxiciteaigue(?:pour)?(?:le)?(?:milieu)?aquatique|milieuaquatique.{0,16}aigue?)',
    codes: { 1: 'H400', 2: 'H401', 3: 'H402' },
  },
  {
    pattern:
      '(?:chronicaquatic(?:toxicity|hazard)?|aquaticchronic|(?:hazardousto)?(?:the)?aquaticenvironment.{0,12}(?:chronic|longterm)(?:hazard)?|toxicitechronique(?:pour)?(?:le)?(?:milieu)?aquatique|milieuaquatique.{0,16}(?:chronique|longterme))',
    codes: { 1: 'H410', 2: 'H411', 3: 'H412', 4: 'H413' },
  },
];
