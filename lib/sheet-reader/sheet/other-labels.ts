/** Labels that stand around those looked for, so that they are not taken for values. */
export const otherLabels: readonly RegExp[] = [
  /^(?:other|autres?)(?:names?|noms?|information|informations|identification)?$/,
  /^(?:synonyms?|synonymes?|chemicalfamily|famillechimique|(?:chemical|molecular)?formula|formule(?:chimique|moleculaire)?|molecularweight|(?:poids|masse)(?:moleculaire|molaire)|brands?|marque)$/,
  /^(?:(?:street|postal|mailing|company|email|web|website|internet)?address|adresse(?:dusiteweb|electronique|decourrier|postale|civique|ducourriel)?|street|telephone(?:number|no|s)?|phone(?:number|no)?|tel|telefax|fax(?:number|no)?|telecopieur|telecopie|nodetelephone|numerodetelephone|email|courriel|website|siteweb|internet|web|country|pays|contact(?:information|person)?|city|ville|zip)$/,
  /^(?:24hours?|24h|24)?(?:emergency|urgences?)(?:telephone|phone|contact|number|numbers?|no|response|overview|information|24hours?|24h)*$/,
  /^(?:(?:numeros?|nos?)(?:de)?(?:telephone)?(?:d(?:e)?)?(?:appel)?(?:acomposer)?(?:en)?(?:cas)?(?:d)?urgences?|(?:appel|telephone|tel|contact)(?:en)?(?:cas)?(?:d)?urgences?)(?:24h.{0,6})?$/,
  /^(?:recommended|identified|product|intended|material|relevant|general)?(?:identified)?(?:uses?|restrictions?)(?:onuse|advisedagainst|ofthe.{0,60}|and.{0,40}|description)?$/,
  /^(?:usages?|utilisations?|emplois?)(?:$|(?:du|dela|de)(?:produit|substance|melange|preparation)|recommand|identifi|prevu|conseil|contreindi|deconseil|particul|proscrit|interdit|normal|pertinent|suggere|ausquelle|auxquelle).{0,80}$/,
  /^restrictions?(?:$|d(?:e)?(?:l)?(?:usage|utilisation|emploi)|onuse|surlusage|recommand|conseil).{0,40}$/,
  /^(?:autresmoyens|othermeans|numero|utilisationdela|usagerecommande|renseignements|informationsur)$/,
  /^(?:relevantidentifieduses.*|utilisationsidentifieespertinentes.*|emergencytelephonenumber.*|application|producttype|typedeproduit|typeduproduit|productform|formeduproduit|formedeproduit|substancetype|chemicalnature)$/,
  /^(?:cas|ec|ce|un|reach|index|einecs|rtecs|tsca|ufi|nocas|numerocas|noce|noec|nocee)(?:no|number|nr|rn|num|numero|registration(?:no|number)?|denregistrement|s)*$/,
  /^(?:version(?:no|number)?|(?:m?sds|fds|fs)(?:no|number|id|code|date)?|(?:numero|no)(?:de)?(?:la)?(?:fds|fs|version|revision)|revision(?:no|number)?)$/,
  /^(?:(?:date)(?:of|de|d|du|dela)?(?:first|last|previous|the)?(?:issue|revision|preparation|print(?:ing)?|impression|emission|edition|parution|redaction|creation|miseajour|version)?|(?:issue|revision|print|creation|preparation|prepared|issuing|effective|version|supersedes|supercedes)(?:d|s)?(?:date|on)?)$/,
  /^(?:preparedby|prepareepar|preparepar|preparationinformation|responsibledepartment|information(?:department|phone)|customerservice|service(?:ala)?clientele|serviceclients?|(?:m?sds|fds)information|informations?surles?(?:fds|fiches?.*)|(?:technical|product)information|informationstechniques|technicalphonenumber|chemtrec|canutec)$/,
  /^(?:whmis|simdut|hmis|nfpa|dot|tdg|tmd)(?:class(?:e|ification)?|rating|symbols?|symboles?)?$|^(?:hazard)?class(?:ification)?(?:simdut|whmis)?$/,
];
