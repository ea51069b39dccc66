import { companyLabels } from './company-labels.ts';
import { otherLabels } from './other-labels.ts';

/** Readings of labels, squashed (`squash`), by what they stand for. The more telling of a kind come first. */
const labels = {
  productName: [
    /^(?:the)?(?:commercial)?products?(?:trade|full|label|commercial)?names?(?:(?:and|or|number|description|asprinted|code).*)?$/,
    /^noms?(?:commercial)?d[eu]s?(?:le)?produits?(?:chimiques?)?(?:commercial)?(?:ou.*|et.*)?$/,
    /^(?:trade|commercial|brand|proprietary|market)(?:names?|marks?|title)(?:ofthe)?(?:product|substance|mixture|preparation)?(?:or.*|and.*|s)?$/,
    /^(?:nom|designation|denomination|appellation|marque)s?(?:commerciale?s?|marchande?|dusage|deposee?)(?:d.*|et.*|ou.*)?$/,
    /^(?:ghs|sgh|whmis)?products?identifiers?(?:ghs|sgh|usedonthelabel|usedonlabel|(?:or)?(?:trade)?name)?$/,
    /^(?:ghs|sgh)?identificat(?:eur|ion)s?(?:sgh|ghs)?d[eu]s?(?:le)?produits?(?:sgh|ghs)?(?:utilise.*|surletiquette|(?:ou)?nom(?:commercial)?)?$/,
    /^identifiant(?:sgh)?d[eu]produit(?:sgh)?$/,
    /^(?:material|article|item|preparation|mixture|label)(?:s)?(?:name|identification|description)$/,
    /^(?:nom|designation|denomination|description)d(?:e|u|ela|el)(?:article|materiel|materiau|matiere|melange|preparation|produit|produitetou.*)$/,
    /^(?:designation|denomination|productidentification|identiteduproduit|identite|produits?|products?|identity|productdescription|descriptionduproduit|name|nom)$/,
    /^(?:substance|chemical)name(?:(?:common|and|or).*)?$/,
    /^nom(?:de(?:la)?)?(?:substance|chimique)(?:.*commun)?$/,
  ],
  company: companyLabels,
  productId: [
    /^(?:product|item|catalog(?:ue)?|cat|article|material|part|stock|order(?:ing)?|reorder|formula|model|reference|ref|internal|sales|commercial|manufacturers?|sap|idh)s?(?:codes?|numbers?|nos?|nbr|num|ids?|skus?|ref|references?)(?:s)?(?:name)?$/,
    /^(?:product|item)identificationnumbers?$|^numerosdidentification(?:d[eu]produit)?$/,
    /^(?:manufacturer|supplier|vendor)s?(?:product|part|item|catalog(?:ue)?|article)(?:codes?|numbers?|nos?)$/,
    /^(?:codes?|numeros?|nos?|references?)d[eu](?:produits?|pieces?|articles?|catalogues?)d[eu](?:fabricant|fournisseur|manufacturier)$/,
    /^(?:alternative|alternate)(?:product)?(?:numbers?|codes?)$|^(?:numeros?|codes?)(?:alternatifs?|deremplacement)$/,
    /^(?:skus?|upc|nsn|idh|codes?(?:no|numbers?)?|productidnumbers?|idnumber|ids?|idno|idproduit|iddeproduit|idduproduit)$/,
    /^(?:codes?|numeros?|nos?|references?|ref|n)(?:d[eu]s?|del)?(?:la|l)?(?:produits?|articles?|catalogues?|pieces?|commandes?|materiels?|materiaux?|matieres?|stock|formules?|commercial|interne|idh|identificationduproduit)$/,
    /^(?:codeproduits?|codearticles?|references?|reference(?:commerciale|fabricant|article)?|codeduproduitidentificationinterne|noproduit|nocatalogue|nodarticle|numerodarticle|nodecat|numerodelarticle|productcode|codeduproduit)s?$/,
  ],
  otherIdentification: [
    /^(?:other|autres?)(?:means|moyens?)(?:of|d)?e?(?:identification|identifier)s?(?:duproduit)?$/,
    /^(?:autres?identif(?:icateurs?|iants?)|otheridentifiers?)$/,
  ],
  signalWord: [
    /^(?:ghs|sgh|clp|label)?(?:signalwords?|mentions?d(?:e)?avertissements?|mots?(?:de|d)?(?:signal(?:isation)?|indicateurs?|avertissement)|mentionsignal|signal|d?avertissement)(?:ghs|sgh|clp)?$/,
  ],
  pictogram: [
    /^(?:ghs|sgh|clp|hazard|danger|label)?(?:pictogram(?:me)?s?|symbole?s?)(?:ofhazard|dedangers?|desdangers?|sgh|ghs|symbole?s?|labels?|names?|s|and|et|of|d)*$/,
  ],
  hazardStatement: [
    /^(?:ghs|sgh|clp)?(?:hazards?statements?|mentions?(?:s)?de(?:s)?dangers?|declarations?(?:surles|des?)(?:risques|dangers?)|phrasesh|enonces?de(?:s)?dangers?)$/,
  ],
  advice: [
    /^(?:ghs|sgh|clp)?(?:precautionarystatements?|conseilsdeprudence|prevention|response|intervention|storage|stockage|entreposage|disposal|elimination)$/,
  ],
  other: otherLabels,
} as const satisfies Record<string, readonly RegExp[]>;

export type LabelKind = keyof typeof labels;

/** How telling a label is of a kind: 0 the most; undefined when it is not of that kind. */
export const rankOf = (kind: LabelKind, label: string): number | undefined => {
  const rank = labels[kind].findIndex((pattern) => pattern.test(label));
  return rank < 0 ? undefined : rank;
};

export const isKnownLabel = (label: string): boolean =>
  Object.values(labels).some((patterns) => patterns.some((pattern) => pattern.test(label)));

/** Whether a text can be a label even where nothing parts it from its value. */
export const isLeadingLabel = (label: string): boolean => leading.test(label);

const leading =
  /^(?:productname|tradename|nomduproduit|nomcommercial|productidentifier|identificateurd[eu]produit|productcode|productnumber|codeduproduit|companyname|manufacturersname|suppliersname|signalword|mentiondavertissement|mentionsdavertissement|motsignal|motindicateur|itemnumber|catalognumber|revisiondate|datederevision|printdate)$/;
