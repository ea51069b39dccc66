const causes = '(?:provoque|cause|entraine|occasionne)';
const mayCause = 'peut(?:provoquer|causer|entrainer|occasionner|declencher|induire)';
const suspected = '(?:susceptible|soupconnee?|suspectee?)d(?:e)?';
const ofSkin = '(?:cutanees?|delapeau|alapeau|pourlapeau)';
const ofEyes = '(?:oculaires?|desyeux|auxyeux|pourlesyeux)';
const grave = '(?:graves?|severes?|fortes?)';
const child = '(?:(?:au|le)?foetus|a?lenfant(?:anaitre)?|audeveloppementdufoetus|alembryon)';
const organs = '(?:(?:les|aux|des|l|le|la|au)?(?:organes?|systemenerveux(?:central)?|foie|reins?|poumons?|sang|coeur))';
/** Organs, but not the next statement. */
const named = '(?:(?!provoque|cause|peut|risque|susceptible|nocif|toxique|mortel).){0,120}?';
const longExposure =
  '(?:expositions?(?:repetees?|prolongees?)(?:(?:ou|et)(?:a)?(?:d)?(?:une|des)?(?:expositions?)?(?:repetees?|prolongees?))?)';
const harms = `(?:risqueavered(?:e|es)?(?:effets?|lesions)graves?(?:pour|aux?)|${causes}(?:des|de)?(?:graves)?(?:lesions|dommages|effetsgraves)(?:graves)?(?:aux?|pour|a|des?))`;
const mayHarm = `(?:risquepresumed(?:e|es)?(?:effets?|lesions)graves?(?:pour|aux?)|${mayCause}(?:des|de)?(?:graves)?(?:lesions|dommages|effetsgraves)(?:graves)?(?:aux?|pour|a|des?))`;
const aquatic = '(?:pour|envers|al)?(?:les|la|le)?(?:organismes|vie|milieux?|faune)?aquatiques?';
const lasting =
  '(?:et)?(?:entraine|entrainant|avec|cause|provoque|adesavec|a)?(?:des)?effets(?:nefastes|nocifs|nuisibles)?(?:along|durables?|persistants)(?:terme)?';

/** French wordings beside those of `documents/hazards`, squashed: of the GHS, the HPR, the CLP and of translators. */
export const frenchStatements: readonly (readonly [string, string])[] = [
  ['H220', 'gaz(?:extremement|hautement)inflammables?'],
  ['H221', 'gazinflammables?'],
  ['H222', 'aerosols?(?:extremement|hautement)inflammables?'],
  ['H223', 'aerosols?inflammables?'],
  ['H224', 'liquides?etvapeurs?extremementinflammables?'],
  [
    'H225',
    'liquides?etvapeurs?(?:tres|facilement|hautement)inflammables?|liquides?(?:tres|facilement|hautement)inflammables?',
  ],
  ['H226', 'liquides?etvapeurs?inflammables?|liquides?inflammables?(?!accumul)'],
  ['H227', 'liquides?(?:etvapeurs?)?combustibles?'],
  ['H228', '(?:matieres?)?solides?inflammables?'],
  [
    'H229',
    '(?:recipient|contenant)souspressionpeut(?:eclater|exploser)(?:sousleffetdelachaleur|sichauffee?|encasdechauffage)?',
  ],
  ['H240', '(?:peutexplosersousleffetdelachaleur)(?=$|s|p)'],
  ['H242', 'peut(?:senflammersousleffetdelachaleur|provoquerunincendieencasdechauffage)'],
  ['H250', 's?enflammespontanementaucontactdelair'],
  ['H260', 'degageaucontactdeleaudesgazinflammables(?:qui)?peuvent?senflammerspontanement'],
  ['H261', '(?:degageaucontactdeleaudesgazinflammables|aucontactdeleaudegagedesgazinflammables)'],
  ['H270', 'peut(?:provoquer|causer)ou(?:aggraver|intensifier)unincendie(?:comburant)?'],
  ['H271', 'peut(?:provoquer|causer)unincendieouuneexplosion(?:comburant(?:puissant)?)?'],
  ['H272', 'peut(?:aggraver|intensifier)unincendie(?:comburant)?'],
  [
    'H280',
    'contient(?:un|du|des)?gazsouspressionpeut(?:exploser|eclater)(?:sousleffetdelachaleur|sichauffee?|encasdechauffage)?',
  ],
  ['H281', 'contient(?:un)?gazrefrigere(?:peut(?:causer|provoquer)desbruluresou(?:des)?blessurescryogeniques)?'],
  ['H290', 'peutetrecorrosif(?:pour|enversl|aux?)?(?:es|les)?metaux|corrosifpourlesmetaux'],
  [
    'H304',
    'peutetremortelle?(?:encasdingestion|siavalee?|paringestion)et(?:de|encasde|d)?(?:une)?(?:penetre|penetration|aspiration|passage)?(?:danslesvoiesrespiratoires)?',
  ],
  [
    'H314',
    `${causes}(?:de|des)?${grave}?brulures${grave}?${ofSkin}${grave}?et(?:de|des)?${grave}?lesions${grave}?${ofEyes}${grave}?`,
  ],
  ['H315', `${causes}(?:une|des)?irritations?${ofSkin}|irritantpourlapeau`],
  ['H316', `${causes}unelegereirritation${ofSkin}`],
  ['H317', `${mayCause}(?:une|des)?(?:allergies?|reactions?(?:cutanees?)?allergiques?|sensibilisation)${ofSkin}?`],
  ['H318', `${causes}(?:de|des)?${grave}?(?:lesions|dommages)${grave}?${ofEyes}${grave}?`],
  ['H319', `${causes}(?:une|de|des)?${grave}irritations?${ofEyes}|${causes}(?:une|des)?irritations?${ofEyes}${grave}`],
  ['H320', `${causes}(?:une|des)?irritations?${ofEyes}`],
  [
    'H315+H320',
    `${causes}(?:une|des)?irritations?(?:${ofSkin}et(?:une)?(?:irritation)?${ofEyes}|${ofEyes}et(?:une)?(?:irritation)?${ofSkin})`,
  ],
  [
    'H334',
    `${mayCause}(?:une|des)?(?:symptomesallergiques|allergies?|reactionsallergiques)ou(?:de|des|d)?(?:symptomesd)?asthme`,
  ],
  [
    'H335',
    `peutirriterlesvoiesrespiratoires|${mayCause}(?:une|des)?irritations?(?:desvoiesrespiratoires|respiratoires?|dusystemerespiratoire|del?appareilrespiratoire)`,
  ],
  ['H336', `${mayCause}(?:une|dela|des)?somnolences?(?:ou|et)(?:des)?(?:vertiges|etourdissements)`],
  ['H340', `${mayCause}des(?:anomalies|defauts?|alterations|defectuosites)genetiques`],
  ['H341', `${suspected}(?:induire|provoquer|causer)des(?:anomalies|defauts?|alterations|defectuosites)genetiques`],
  ['H350', `${mayCause}(?:le|un|des)?cancers?`],
  [
    'H302+H312+H332',
    'nocif(?:si|encasd|par)(?:inhalee?|inhalation)(?:avalee?|ingeree?|ingestion)ou(?:absorbeeparla|absorbeparla|contactavecla)peau',
  ],
  ['H350i', `${mayCause}(?:le|un|des)?cancers?(?:parinhalation|encasdinhalation)`],
  ['H351', `${suspected}(?:provoquer|causer)(?:le|un|des)?cancers?`],
  ['H360', `peutnuirealafertiliteou${child}|peutnuire${child}oualafertilite`],
  ['H360F', 'peutnuirealafertilite'],
  ['H360D', `peutnuire${child}`],
  ['H360FD', `peutnuirealafertilitepeutnuire${child}`],
  ['H360Fd', `peutnuirealafertilite${suspected}nuire${child}`],
  ['H360Df', `peutnuire${child}${suspected}nuirealafertilite`],
  ['H361', `${suspected}nuirealafertiliteou${child}|${suspected}nuire${child}oualafertilite`],
  ['H361f', `${suspected}nuirealafertilite`],
  ['H361d', `${suspected}nuire${child}`],
  ['H361fd', `${suspected}nuirealafertilite${suspected}nuire${child}`],
  [
    'H362',
    'peutetrenocif(?:pour|chez|aux?)(?:les)?(?:bebes|enfants|nourrissons)(?:nourris|allaites)(?:aulaitmaternel|ausein)?',
  ],
  ['H370', `${harms}${organs}`],
  ['H371', `${mayHarm}${organs}`],
  ['H372', `${harms}${named}${longExposure}`],
  ['H373', `${mayHarm}${named}${longExposure}`],
  ['H400', `(?:tres|extremement)toxiques?${aquatic}`],
  ['H401', `toxiques?${aquatic}`],
  ['H402', `(?:nocif|nuisible)${aquatic}`],
  ['H410', `(?:tres|extremement)toxiques?${aquatic}${lasting}`],
  ['H411', `toxiques?${aquatic}${lasting}`],
  ['H412', `(?:nocif|nuisible)${aquatic}${lasting}`],
  ['H413', 'peut(?:etrenocif|entrainerdeseffetsnefastes)alongtermepourlesorganismesaquatiques'],
  ['DUST', 'peutformerdesconcentrationsdepoussierescombustibles(?:danslair)?'],
  [
    'ASPHYXIANT',
    'peut(?:deplacer|remplacer)l?oxygeneet(?:causer|entrainer|provoquer)(?:rapidement)?(?:la|une)?(?:suffocation|asphyxie)(?:rapide)?',
  ],
];
