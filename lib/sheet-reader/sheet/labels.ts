/** Labels of the neighbouring fields, so that they are not read as values. */
const otherLabels: readonly RegExp[] = [
  /^(?:other|alternate|autres?)(?:names?|noms?|information|informations|identification)?$/,
  /^(?:(?:product)?synonyms?|synonymes?|chemicalfamily|famillechimique|(?:chemical|molecular)?formula|formule(?:chimique|moleculaire)?|molecularweight|(?:poids|masse)(?:moleculaire|molaire)|brands?|marque)$/,
  /^(?:(?:street|postal|mailing|company|email|web|website|internet)?address|adresse(?:dusiteweb|electronique|decourrier|postale|civique|ducourriel)?|street|telephone(?:numbers?|nos?|s)?|phone(?:number|no)?|tel|telefax|fax(?:number|no)?|telecopieur|telecopie|nodetelephone|numerodetelephone|email|courriel|website|siteweb|internet|web|country|pays|contact(?:information|person)?|city|ville|zip(?:code)?|post(?:al)?code|codepostal)$/,
  /^(?:24hours?|24h|24)?(?:emergency|urgences?)(?:telephones?|phone|contact|number|numbers?|nos?|response|overview|information|24hours?|24h)*$/,
  /^(?:(?:numeros?|nos?)(?:de)?(?:telephone)?(?:d(?:e)?)?(?:appel)?(?:acomposer)?(?:en)?(?:cas)?(?:d)?urgences?|(?:appel|telephone|tel|contact)(?:en)?(?:cas)?(?:d)?urgences?)(?:24h.{0,6})?$/,
  /^(?:recommended|identified|product|intended|material|relevant|general)?(?:identified)?(?:uses?|restrictions?)(?:onuse|advisedagainst|ofthe.{0,60}|and.{0,40}|description)?$/,
  /^(?:usages?|utilisations?|emplois?)(?:$|(?:du|dela|de)(?:produit|substance|melange|preparation)|recommand|identifi|prevu|conseil|contreindi|deconseil|particul|proscrit|interdit|normal|pertinent|suggere|ausquelle|auxquelle).{0,80}$/,
  /^restrictions?(?:$|d(?:e)?(?:l)?(?:usage|utilisation|emploi)|onuse|surlusage|recommand|conseil).{0,40}$/,
  /^(?:autresmoyens|othermeans|numero|utilisationdela|usagerecommande|renseignements|informationsur)$/,
  /^(?:relevantidentifieduses.*|utilisationsidentifieespertinentes.*|emergencytelephonenumber.*|application|producttype|typedeproduit|typeduproduit|productform|formeduproduit|formedeproduit|substancetype|chemicalnature)$/,
  /^(?:cas|ec|ce|un|reach|index|einecs|rtecs|tsca|ufi|nocas|numerocas|noce|noec|nocee)(?:no|number|nr|rn|num|numero|registration(?:no|number)?|denregistrement|s)*$/,
  /^(?:version(?:no|number)?|(?:m?sds|fds|fs)(?:no|number|id|code|date)*|identificationnumber|(?:numero|no)(?:de)?(?:la)?(?:fds|fs|version|revision)|revision(?:no|number)?)$/,
  /^(?:(?:date)(?:of|de|d|du|dela)?(?:first|last|previous|the)?(?:issue|revision|preparation|print(?:ing)?|impression|emission|edition|parution|redaction|creation|miseajour|version)?|(?:(?:re)?issue|revision|print|creation|preparation|prepared|issuing|effective|version|supersedes|supercedes)(?:d|s)?(?:date|on)?)$/,
  /^(?:preparedby|prepareepar|preparepar|preparationinformation|responsibledepartment|information(?:department|phone)|customerservice|service(?:ala)?clientele|serviceclients?|(?:m?sds|fds)information|informations?surles?(?:fds|fiches?.*)|(?:technical|product)information|informationstechniques|technicalphonenumber|chemtrec|canutec)$/,
  /^(?:departmentissuing(?:the)?(?:data|technical)?specification(?:sheets?)?|competentperson(?:responsible)?(?:forthe.{0,20})?|registrationnumber|vatregno)$/,
  // `Identification of the` over `substance` is one label, broken.
  /^identificationofthe$|^(?:product)?grades?$/,
  /^(?:health|flammability|reactivity|instability|pp[ei])$|^(?:whmis|simdut|hmis|nfpa|dot|tdg|tmd)(?:class(?:e|ification)?|ratings?|codes?|symbols?|symboles?)?$|^(?:hazard)?class(?:ification)?(?:simdut|whmis)?$/,
];

/** Labels of the company that answers for the sheet, the manufacturer's first; at the end those of a block with labels of its own. */
const companyLabels: readonly RegExp[] = [
  /^manufacture$|^(?:name(?:of)?(?:the)?)?manufacturer(?:s)?(?:name|nameandaddress|address|company|(?:and|or)?supplier|importer|distributor|details|information|identification|identifier)*$/,
  /^(?:nomdu|nometadressedu|identificateurdu|adressedu)?(?:fabri(?:cant|quepar|queepar)|manufacturier)(?:(?:et|ou)?(?:le)?(?:fournisseur|importateur|distributeur|distribut|nom))*$/,
  /^(?:manufactured|made|produced|mfd|mfg|mfgd)(?:by|for)(?:.{0,20}by)?$/,
  /^producteur(?:fournisseur)?$|^producer(?:supplier)?$/,
  /^(?:registered)?(?:company|corporate|firm|business)(?:name|designation|identity)?(?:usa?|canada)?(?:(?:and)?address)?(?:of(?:the)?(?:manufacturer|supplier))?$/,
  /^(?:companyundertaking|companyidentification|identificationofthecompany(?:undertaking)?|identificationdelasociete(?:delentreprise)?)$/,
  /^(?:nomde(?:la|l)?)?(?:societe|compagnie|entreprise|firme)(?:entreprise|nom)?(?:du(?:fournisseur|fabricant))?$/,
  /^raisonsociale$|^nameof(?:the)?(?:company|firm)$/,
  /^(?:name(?:of)?(?:the)?)?(?:canadian|initial)?supplier(?:initial)?(?:s)?(?:identifier|identification|name|nameandaddress|address|company|(?:or|and)?manufacturer|information|details)*$/,
  /^(?:nomdu|nometadressedu|identificateurdu|identificationdu|coordonneesdu|adressedu)?fournisseur(?:initial|canadien|(?:et|ou)?(?:fabricant|distributeur|importateur))*(?:identificateur)?$/,
  /^(?:entitelegale|legalentity)(?:(?:adressede)?contact(?:address)?|businessname|nomcommercial)?$|^(?:siegesocial|headoffice|corporateheadquarters)$/,
  /^(?:name.{0,36}ofthe)?responsible(?:party|company|partycompany)$|^(?:entreprise|societe|partie|personne)responsable$/,
  /^(?:distributed|supplied|marketed|imported|sold)(?:in(?:the)?(?:ca|us|unitedstates).{0,9}|internationally)?(?:by|for)(?:.{0,20}by)?$/,
  /^(?:distribue|fourni|vendu|importe)e?(?:aucanada)?par$/,
  /^(?:canadian|canada)?(?:distributor|importer|vendor|importerdistributor|distributorimporter)(?:name)?$/,
  /^(?:distributeur|importateur|vendeur)(?:importateur|aucanada|canadien)?$/,
  /^(?:details|information|particulars|data)(?:of|on|about)(?:the)?(?:supplier|manufacturer)(?:s)?(?:of.*|or.*|and.*)?$/,
  /^names?(?:and)?address(?:es)?(?:(?:and)?(?:tele)?phonenumber)?ofthe(?:chemical)?(?:manufacturer|supplier|importer|distributor).*$/,
  /^noms?(?:et)?adresses?(?:(?:et)?(?:numerode|node)?telephone)?d(?:u|ela)(?:fabricant|fournisseur|societe|distributeur).*$/,
  /^(?:(?:and|or)?(?:manufacturer|producer|supplier|importer|distributor|vendor))+(?:s)?(?:details|information|identification|identifier|name|address|company)*$/,
  /^(?:nomdu)?(?:(?:et|ou)?(?:producteur|fabricant|manufacturier|importateur|fournisseur|distributeur|vendeur))+$/,
  /^(?:renseignements|details|informations?|coordonnees|donnees)(?:concernant|sur|relatifsau|relativesau|relativesa|du|dela)(?:le|la|l)?(?:fournisseur|fabricant|producteur|societe|entreprise|compagnie)(?:.*)?$/,
  /^(?:identification|coordonnees)(?:dufabricant|delentreprise|delasociete)(?:.*)?$/,
  /^addressofthe(?:(?:and|or)?(?:manufacturer|supplier|importer|distributor))+$/,
  /^(?:na)?(?:nameandaddress|nameaddress|nometadresse)$/,
  // Under `Supplier`, as Czech sheets have it.
  /^nameortradename$/,
];

/** Readings of labels, squashed (`squash`), by their field. The more specific ones come first. */
const labels = {
  productName: [
    /^(?:the)?(?:commercial|generic)?products?(?:trade|full|label|commercial)?names?(?:(?:and|or|number|description|asprinted|code).*)?$/,
    /^noms?(?:commercial)?d[eu]s?(?:le)?produits?(?:chimiques?)?(?:commercial)?(?:ou.*|et.*)?$/,
    /^(?:trade|commercial|brand|proprietary|market)(?:material|product)?(?:names?|marks?|title)(?:ofthe)?(?:product|substance|mixture|preparation)?(?:or.*|and.*|s)?$/,
    /^(?:nom|designation|denomination|appellation|marque)s?(?:commerciale?s?|marchande?|dusage|deposee?)(?:d.*|et.*|ou.*)?$/,
    /^(?:ghs|sgh|whmis)?(?:products?|primary)identifiers?(?:ghs|sgh|usedonthelabel|usedonlabel|(?:or)?(?:trade)?name)?$/,
    /^(?:ghs|sgh|nom)?identificat(?:eur|ion)s?(?:sgh|ghs)?d[eu]s?(?:le)?produ(?:its?|ct)(?:sgh|ghs)?(?:utilise.*|surletiquette|(?:ou)?nom(?:commercial)?)?$/,
    /^identifiant(?:sgh)?d[eu]produit(?:sgh)?$/,
    /^(?:material|article|item|preparation|mixture|label|sample)(?:s)?(?:name|identification|description)$|^identificationofthe(?:product|substance|mixture|preparation)$/,
    /^(?:nom|designation|denomination|description)d(?:e|u|ela|el)(?:article|materiel|materiau|matiere|melange|preparation|produit|produitetou.*)$/,
    /^(?:designation|denomination|(?:product|material)identification|(?:product|material)identity|productcodeandname|identiteduproduit|identite|produits?|products?|in?dentity|productdescription|descriptionduproduit|name|nom)$/,
    /^(?:substance|chemical)name(?:(?:common|and|or|trade).*)?$/,
    /^documentname$|^nomdudocument$/,
    /^nameused(?:on|for)(?:the)?labels?$|^material$/,
    /^nom(?:de(?:la)?)?(?:substance|chimique)(?:.*commun)?$/,
  ],
  company: companyLabels,
  productId: [
    /^(?:mfg|mfr)?(?:product|item|catalog(?:u?e)?|cat|article|material|part|stock|order(?:ing)?|reorder|formula|model|reference|ref|internal|sales|commercial|trade|mfr|mfg|manufacturers?|sap|idh)s?(?:codes?(?:numbers?|nos?)?|numbers?|nos?|nbr|num|ids?|skus?|ref|references?|idns?)(?:s)?(?:name)?$/,
    /^(?:part|item)(?:or|and)?product(?:codes?|numbers?|nos?)$/,
    // `Harbour Item Number`
    /^(?!cas|epa|reg|tsca)[a-z]{3,15}(?:item|part|catalog(?:ue)?)(?:numbers?|nos?)$/,
    /^(?:product|item)identificationnumbers?$|^numerosdidentification(?:d[eu]produit)?$/,
    /^(?:manufacturer|supplier|vendor)s?(?:product|part|item|catalog(?:ue)?|article)(?:codes?|numbers?|nos?)$/,
    /^(?:codes?|numeros?|nos?|references?)d[eu](?:produits?|pieces?|articles?|catalogues?)d[eu](?:fabricant|fournisseur|manufacturier)$/,
    /^(?:alternative|alternate)(?:product)?(?:numbers?|codes?)$|^(?:numeros?|codes?)(?:alternatifs?|deremplacement)$/,
    /^(?:product)?(?:upc|gtin|ean)(?:codes?|numbers?|nos?)?$|^(?:bulk)?sales?reference(?:nos?|numbers?)?$|^formulation(?:codes?|nos?|numbers?)?$/,
    /^(?:skus?(?:nos?|numbers?)?|pn(?:no)?s?|nsn|idh|codes?(?:no|numbers?)?|productidnumbers?|idnumber|ids?|idno|idproduit|iddeproduit|idduproduit)$/,
    /^(?:codes?|numeros?|nos?|references?|ref|n|etiquette)(?:d[eu]s?|del|d(?:un)?)?(?:la|l)?(?:codes?|listes?|produits?|articles?|catalogues?|pieces?|commandes?|materiels?|materiaux?|matieres?|stock|formules?|commercial|interne|idh|identificationduproduit)$/,
    /^(?:codeproduits?|codearticles?|references?|reference(?:commerciale|fabricant|article)?|codeduproduitidentificationinterne|noproduit|nocatalogue|nodarticle|numerodarticle|nodecat|numerodelarticle|productcode|codeduproduit)s?$/,
  ],
  otherIdentification: [
    /^(?:other|autres?)(?:means|moyens?)(?:of|d)?e?(?:identification|identifier)s?(?:duproduit)?$/,
    /^(?:autres?identif(?:icateurs?|iants?)|otheridentifiers?|additionalidentification|identificationsupplementaire)$/,
  ],
  signalWord: [
    /^(?:ghs|sgh|clp|labels?)?(?:signalwords?|mentions?d(?:e)?avertissements?|mots?(?:de|d)?(?:signal(?:isation)?|signaux|indicateurs?|avertissement)|mentionsignal|signal|d?avertissement)(?:ghs|sgh|clp)?$/,
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
export const labelRank = (kind: LabelKind, label: string): number | undefined => {
  const rank = labels[kind].findIndex((pattern) => pattern.test(label));
  return rank < 0 ? undefined : rank;
};

/** Whether a squashed text introduces any value that is read. */
export const isKnownLabel = (label: string): boolean =>
  Object.values(labels).some((patterns) => patterns.some((pattern) => pattern.test(label)));

/** Whether a text can be a label even where nothing parts it from its value. */
export const isLeadingLabel = (label: string): boolean => leading.test(label);

/** Likewise, where a number follows: `CODE 064117`, `Item #99202`. */
export const leadsNumber = (label: string): boolean => leadingNumbers.test(label);

const leadingNumbers = /^(?:(?:item|part|product|stock|sku|catalog|model)(?:no|code)|code(?:no)?|sku|upc(?:code)?)$/;

const leading =
  /^(?:productname|tradename|nomduproduit|nomcommercial|productidentifier|identificateurd[eu]produit|productcode|productnumber|codeduproduit|companyname|manufacturersname|suppliersname|nomdumanufacturier|nomdufabricant|nomdufournisseur|signalword|mentiondavertissement|mentionsdavertissement|motsignal|motindicateur|itemnumber|catalognumber|companyidentification|revisiondate|datederevision|printdate)$/;
