import type { Bilingual } from '#contract/languages.ts';

interface Facts {
  readonly id: number;
  readonly name_en: string;
  readonly name_fr: string;
  readonly custom_fields: readonly Bilingual[];
}

/** What is what in an archive, and how it is taken in again. */
export const readme = ({ id, name_en, name_fr }: Facts, now: Date): string =>
  [english(`${name_en} (${id})`, now), french(`${name_fr} (${id})`, now)].join(`\n${'-'.repeat(78)}\n\n`);

const english = (name: string, now: Date) => `${name}
Everything that Vigie holds of this organization, ${now.toISOString()}

organisation.json      names, custom fields, products, address ranges, mail domains, locations,
                       role rules, groups of the directory
sheets.csv             the collection as a list: a line for each sheet
pdfs/                  its PDFs, by the names that the list has for them
sheets.jsonl           the same sheets with all that is known of them, a line of JSON each
former-sheets.jsonl    sheets that have left the collection, with former-pdfs/
people.json            members and who is invited: roles, locations, groups; no passwords
requests.json          requests with their history; their files are in requests/
notices.json           what the provider told this organization alone
webhooks.json          addresses of other programs that are told what happens; no secrets
audit.jsonl            its activity log
contents.json          how many there are of each, and files that could not be had

The archive holds personal data: keep it as safe as the accounts themselves.

To take it in again, in a Vigie of any address (from its folder, with its settings):

  unzip THIS-FILE.zip -d archive
  npm run organisation -- --create archive/organisation.json
  npm run import -- --organisation NUMBER --list archive/sheets.csv --pdfs archive/pdfs

The first command prints the NUMBER. An organization that is there already with these
custom fields and locations does as well.

Not brought back: record numbers, members (invite them, or let the directory, which also
says again who is in which group), single sign-on, requests, notices, webhooks, log; what
sheets.jsonl has more than the list (signal words, statements and ingredients are read off
the PDFs); which of two sheets of the same name, maker, language and product numbers was
older: the newer one is taken; sheets in locations that contents.json names stand nowhere;
product numbers with a semicolon in them, and spaces that are no plain ones.
`;

const french = (name: string, now: Date) => `${name}
Tout ce que Vigie conserve de cette organisation, ${now.toISOString()}

organisation.json      noms, champs personnalisés, produits, plages d’adresses, domaines de courriel,
                       emplacements, règles de rôle, groupes de l’annuaire
sheets.csv             la collection sous forme de liste\u00a0: une ligne par fiche
pdfs/                  ses PDF, sous les noms que la liste leur donne
sheets.jsonl           les mêmes fiches avec tout ce qu’on en sait, une ligne de JSON chacune
former-sheets.jsonl    les fiches qui ont quitté la collection, avec former-pdfs/
people.json            les membres et les personnes invitées\u00a0: rôles, emplacements, groupes; aucun mot de passe
requests.json          les demandes et leur historique; leurs fichiers sont dans requests/
notices.json           ce que le fournisseur a annoncé à cette organisation seulement
webhooks.json          les adresses d’autres programmes avisés de ce qui se passe; aucun secret
audit.jsonl            son journal d’activité
contents.json          le nombre de chacun et les fichiers qui manquent

L’archive contient des renseignements personnels\u00a0: gardez-la aussi bien que les comptes eux-mêmes.

Pour la reprendre dans un Vigie, quelle que soit son adresse (depuis son dossier, avec ses réglages)\u00a0:

  unzip CE-FICHIER.zip -d archive
  npm run organisation -- --create archive/organisation.json
  npm run import -- --organisation NUMÉRO --list archive/sheets.csv --pdfs archive/pdfs

La première commande affiche le NUMÉRO. Une organisation qui existe déjà, avec ces champs
personnalisés et ces emplacements, convient aussi.

Ne reviennent pas\u00a0: les numéros d’enregistrement, les membres (invitez-les, ou laissez faire l’annuaire,
qui redit aussi qui est dans quel groupe), l’authentification unique, les demandes, les avis, les
webhooks, le journal; ce que sheets.jsonl contient de plus que la liste (mentions d’avertissement,
autres mentions et ingrédients sont relus dans les PDF); de deux fiches au même nom, du même
fabricant, dans la même langue et avec les mêmes codes de produit, seule la plus récente est
reprise; les fiches des emplacements que nomme contents.json restent sans emplacement; les codes
de produit qui contiennent un point-virgule, et les espaces autres que l’espace ordinaire.
`;
