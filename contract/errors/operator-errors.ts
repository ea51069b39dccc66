import type { Catalogue } from './entry.ts';

/** Errors that operators get when something cannot be done. */
export const operatorErrors = {
  /** The link of the set-up is unknown or too old: the next start prints another. */
  'setup.invalid': {
    status: 422,
    title: {
      en: 'This set-up link is not valid, or is more than a day old. Restart the server: it prints a new one.',
      fr: 'Ce lien de mise en service n’est pas valide ou date de plus d’un jour. Redémarrez le serveur\u00a0: il en affichera un nouveau.',
    },
  },
  /** Somebody has set this installation up already. */
  'setup.done': {
    status: 422,
    title: { en: 'Vigie is set up already. Sign in.', fr: 'Vigie est déjà en service. Connectez-vous.' },
  },
  /** An address of somebody who belongs to an organisation, or is to. */
  'operator.is_member': {
    status: 422,
    title: {
      en: 'An operator cannot be a member of an organization too. Give another address.',
      fr: 'Une opératrice ou un opérateur ne peut pas aussi faire partie d’une organisation. Donnez une autre adresse.',
    },
  },
  'operator.last': {
    status: 422,
    title: {
      en: 'This is the last operator. Invite another one first, and wait until the invitation is accepted.',
      fr: 'C’est la dernière personne à travailler au bureau. Invitez-en d’abord une autre et attendez qu’elle accepte.',
    },
  },
  'sheet.cas': {
    status: 422,
    title: {
      en: 'This is no CAS number, or its check digit is wrong.',
      fr: 'Ce n’est pas un numéro CAS, ou son chiffre de contrôle est erroné.',
    },
  },
  'sheet.un': {
    status: 422,
    title: {
      en: 'A UN number has four digits, as in UN1090.',
      fr: 'Un numéro UN compte quatre chiffres, comme dans UN1090.',
    },
  },
  'sheet.day': {
    status: 422,
    title: {
      en: 'Enter a whole date that exists, as DD-MM-YYYY.',
      fr: 'Saisissez une date complète qui existe, sous la forme JJ-MM-AAAA.',
    },
  },
  'sheet.future_day': {
    status: 422,
    title: { en: 'This day has not come yet.', fr: 'Cette date n’est pas encore arrivée.' },
  },
  /** A PDF that was taken for a sheet is kept for a day. */
  'sheet.file_gone': {
    status: 422,
    title: {
      en: 'This PDF is kept no longer. Choose it again.',
      fr: 'Ce PDF n’est plus conservé. Choisissez-le de nouveau.',
    },
  },
  /** `name` and record number `id` of the sheet that has the very same file. */
  'sheet.file_of_other': {
    status: 422,
    title: {
      en: 'This very file is already the PDF of “%{name}” (%{id}), which the same organization has.',
      fr: 'Ce même fichier est déjà le PDF de «\u00a0%{name}\u00a0» (%{id}), que possède la même organisation.',
    },
  },
  /** The PDF reads as another product's sheet, another language's, or as nothing yet, and nobody has said that it is this one's. */
  'sheet.file_apart': {
    status: 422,
    title: {
      en: 'This PDF looks like another product’s sheet or the one in the other language, or could not be compared. Say that it is this sheet’s, or choose another.',
      fr: 'Ce PDF semble être la fiche d’un autre produit ou celle de l’autre langue, ou n’a pu être comparé. Indiquez que c’est bien celui de cette fiche, ou choisissez-en un autre.',
    },
  },
  'sheet.ended': {
    status: 409,
    title: {
      en: 'This sheet was ended already. Reload it to see why.',
      fr: 'Cette fiche a déjà été mise hors d’usage. Rechargez-la pour voir pourquoi.',
    },
  },
  'sheet.ended_status': {
    status: 422,
    title: {
      en: 'This sheet was ended, and stays archived. Take it back first.',
      fr: 'Cette fiche est hors d’usage et reste archivée. Remettez-la d’abord en usage.',
    },
  },
  'sheet.not_ended': {
    status: 409,
    title: {
      en: 'This sheet was taken back already. Reload it.',
      fr: 'Cette fiche a déjà été remise en usage. Rechargez-la.',
    },
  },
  'sheet.one_product': {
    status: 422,
    title: {
      en: 'These two sheets are of one product already.',
      fr: 'Ces deux fiches sont déjà d’un même produit.',
    },
  },
  /** Sheets that one organisation sent are never versions of another’s. */
  'sheet.of_others': {
    status: 422,
    title: {
      en: 'These products have sheets that different organizations sent. They cannot become one.',
      fr: 'Ces produits ont des fiches envoyées par des organisations différentes. Ils ne peuvent pas être réunis.',
    },
  },
  /** The decision names a sheet that the organisation never had. */
  'addition.unknown_sheet': {
    status: 422,
    title: {
      en: 'That sheet is not one of this organization. Choose again.',
      fr: 'Cette fiche n’est pas celle de cette organisation. Choisissez de nouveau.',
    },
  },
  /** A version that would be put in the place of a newer one, or of another language's. */
  'addition.not_older': {
    status: 422,
    title: {
      en: 'Only an older version in the same language can be replaced.',
      fr: 'Seule une version plus ancienne dans la même langue peut être remplacée.',
    },
  },
  'addition.same_sheet': {
    status: 422,
    title: {
      en: 'This very file is a sheet of the collection already. Use that one.',
      fr: 'Ce même fichier est déjà une fiche de la collection. Utilisez celle-ci.',
    },
  },
  /** A file that cannot be cut as its pages were read. */
  'addition.not_split': {
    status: 422,
    title: {
      en: 'This file cannot be split. Work on it as it is, or ask for one file for each sheet.',
      fr: 'Ce fichier ne peut pas être divisé. Traitez-le tel quel, ou demandez un fichier par fiche.',
    },
  },
  /** Somebody else, or the same person elsewhere, was quicker. */
  'request.not_open': {
    status: 409,
    title: {
      en: 'This request has been dealt with already. Reload it to see how.',
      fr: 'Cette demande a déjà été traitée. Rechargez-la pour voir comment.',
    },
  },
  /** Carried out, or made by Vigie itself: only a refusal is taken back. */
  'request.not_refused': {
    status: 409,
    title: {
      en: 'Only a refused request can be reopened. Reload it to see how it stands.',
      fr: 'Seule une demande refusée peut être rouverte. Rechargez-la pour voir où elle en est.',
    },
  },
  /** A refused removal of which there is nothing to decide any more: the sheet has left a location, or another request asks for it. */
  'removal.overtaken': {
    status: 409,
    title: {
      en: 'This removal cannot be taken up again: the sheet has left one of the locations since, or another request asks for the same.',
      fr: 'Ce retrait ne peut pas être repris\u00a0: la fiche a quitté l’un des emplacements depuis, ou une autre demande vise la même chose.',
    },
  },
  'removal.undecided': {
    status: 422,
    title: { en: 'Decide for each location.', fr: 'Décidez pour chaque emplacement.' },
  },
  'organisation.range': {
    status: 422,
    title: {
      en: 'Enter a range of addresses such as 203.0.113.0/24.',
      fr: 'Saisissez une plage d’adresses telle que 203.0.113.0/24.',
    },
  },
  /** Strangers would be in it. */
  'organisation.range_too_wide': {
    status: 422,
    title: {
      en: 'This range takes in other people’s networks. Enter at least /16 (IPv6: /32), or a private network such as 10.0.0.0/8.',
      fr: 'Cette plage englobe les réseaux d’autres personnes. Saisissez au moins /16 (IPv6\u00a0: /32) ou un réseau privé tel que 10.0.0.0/8.',
    },
  },
  'organisation.mail_domain': {
    status: 422,
    title: {
      en: 'Enter a domain such as example.org, or *.example.org for those in it.',
      fr: 'Saisissez un domaine tel que example.org, ou *.example.org pour ses sous-domaines.',
    },
  },
  'organisation.end_day': {
    status: 422,
    title: {
      en: 'Choose a day from tomorrow on and within two years.',
      fr: 'Choisissez un jour à partir de demain et d’ici deux ans.',
    },
  },
  /** `name` of the location in the reader's language, `sheets` in it. */
  'organisation.location_in_use': {
    status: 422,
    title: {
      en: '“%{name}” cannot go: sheets, people or requests still refer to it.',
      fr: '«\u00a0%{name}\u00a0» ne peut pas disparaître\u00a0: des fiches, des personnes ou des demandes y renvoient encore.',
    },
  },
  'organisation.location_tree': {
    status: 422,
    title: {
      en: 'This location lies in one that is not there, or in itself.',
      fr: 'Cet emplacement se trouve dans un emplacement inexistant, ou en lui-même.',
    },
  },
  'notice.days': {
    status: 422,
    title: { en: 'The last day lies before the first.', fr: 'Le dernier jour précède le premier.' },
  },
  'notice.empty': {
    status: 422,
    title: {
      en: 'Write something in at least one of the two languages.',
      fr: 'Écrivez quelque chose dans au moins une des deux langues.',
    },
  },
  /** Another operator has the request than the person who wanted it saw. */
  'request.taken': {
    status: 409,
    title: {
      en: '%{name} has taken this request meanwhile.',
      fr: '%{name} a pris cette demande entre-temps.',
    },
  },
  /** A colleague, `name`, has the request that is to be decided, and nobody has said that it is to be decided all the same. */
  'request.of_colleague': {
    status: 409,
    title: {
      en: '%{name} has this request.',
      fr: '%{name} a cette demande.',
    },
  },
  /** Whoever was seen to have the request gave it back. */
  'request.given_back': {
    status: 409,
    title: {
      en: 'This request was given back meanwhile: nobody has it.',
      fr: 'Cette demande a été rendue entre-temps\u00a0: personne ne l’a.',
    },
  },
  /** Suspended, gone, never one, or a program. */
  'request.no_operator': {
    status: 422,
    title: {
      en: 'Only somebody who works at the desk can have a request.',
      fr: 'Seule une personne qui travaille au bureau peut avoir une demande.',
    },
  },
  /** What was written from a template has something in it that was to be filled in. */
  'answer.unfilled': {
    status: 422,
    title: {
      en: 'Fill in what is left open: a line with “…”, or a word in braces.',
      fr: 'Complétez ce qui reste ouvert\u00a0: une ligne de «\u00a0…\u00a0» ou un mot entre accolades.',
    },
  },
  'template.unknown_field': {
    status: 422,
    title: {
      en: 'A word in braces is not a field. The fields are {product}, {requester}, {organisation}, {number} and {date}.',
      fr: 'Un mot entre accolades n’est pas un champ. Les champs sont {product}, {requester}, {organisation}, {number} et {date}.',
    },
  },
  /** It is running, or done. */
  'job.not_waiting': {
    status: 409,
    title: {
      en: 'This job is at work, or done. Reload the list.',
      fr: 'Cette tâche est en cours, ou terminée. Rechargez la liste.',
    },
  },
} as const satisfies Catalogue;
