import type { TemplateEntry } from '#contract/calls/operator/answer-templates.ts';

/** Templates that come with Vigie. A key that was used once is never given to another: see `offerTemplates`. */
export const ourTemplates = {
  'not-a-sheet': {
    kind: 'refusedAddition',
    name_en: 'Not a safety data sheet',
    name_fr: 'Pas une fiche de données de sécurité',
    text_en:
      'The file is another document than a safety data sheet: a technical data sheet or a brochure, for example. Ask the supplier for the safety data sheet of the product ({product}), and send us its PDF.',
    text_fr:
      'Le fichier n’est pas une fiche de données de sécurité, mais un autre document\u00a0: une fiche technique ou une brochure, par exemple. Demandez au fournisseur la fiche de données de sécurité du produit ({product}), puis envoyez-nous le PDF.',
  },
  'unreadable-scan': {
    kind: 'refusedAddition',
    name_en: 'Scan that cannot be read',
    name_fr: 'Numérisation illisible',
    text_en:
      'The scan ({product}) cannot be read in full: pages are blurred, cut off or missing. Ask the supplier for the original PDF and send that, or scan the sheet again at 300 dpi.',
    text_fr:
      'La numérisation ({product}) n’est pas lisible en entier\u00a0: des pages sont floues, coupées ou manquantes. Demandez le PDF d’origine au fournisseur et envoyez-le, ou numérisez la fiche de nouveau à 300\u00a0ppp.',
  },
  'other-language': {
    kind: 'refusedAddition',
    name_en: 'Neither English nor French',
    name_fr: 'Ni en français ni en anglais',
    text_en:
      'The sheet ({product}) is in neither English nor French. In Canada its supplier has it in both languages: ask for the English and the French sheet, and send both PDFs.',
    text_fr:
      'La fiche ({product}) n’est ni en français ni en anglais. Au Canada, le fournisseur doit l’offrir dans les deux langues\u00a0: demandez-lui la fiche en français et en anglais, puis envoyez les deux PDF.',
  },
  'already-there': {
    kind: 'refusedAddition',
    name_en: 'Already in the collection',
    name_fr: 'Déjà dans la collection',
    text_en:
      'This sheet ({product}) is already in the collection of {organisation}, in the same edition. You find it in the search. If it is needed in another location, write to support and say where.',
    text_fr:
      'Cette fiche ({product}) se trouve déjà dans la collection ({organisation}), dans la même édition. Vous la trouverez par la recherche. S’il la faut dans un autre emplacement, écrivez au soutien en précisant lequel.',
  },
  'password-protected': {
    kind: 'refusedAddition',
    name_en: 'PDF with a password',
    name_fr: 'PDF protégé par un mot de passe',
    text_en:
      'The PDF ({product}) is protected by a password. Save it without one, or ask the supplier for a PDF that is not protected, and send it again.',
    text_fr:
      'Le PDF ({product}) est protégé par un mot de passe. Enregistrez-le sans mot de passe ou demandez au fournisseur un PDF non protégé, puis envoyez-le de nouveau.',
  },
  'older-edition': {
    kind: 'refusedAddition',
    name_en: 'Older than the sheet held',
    name_fr: 'Plus ancienne que la fiche conservée',
    text_en:
      'This sheet ({product}) is older than the one in your collection, which stays. There is nothing you need to do. If you need the older one as well, write to support and say why.',
    text_fr:
      'Cette fiche ({product}) est plus ancienne que celle de votre collection, qui reste en place. Vous n’avez rien à faire. S’il vous faut aussi l’ancienne, écrivez au soutien en précisant pourquoi.',
  },
  'several-products': {
    kind: 'refusedAddition',
    name_en: 'Several products in one file',
    name_fr: 'Plusieurs produits dans un fichier',
    text_en:
      'The file ({product}) covers several products, and each needs a sheet of its own. Ask the supplier for a PDF for each product that you use, and send them together.',
    text_fr:
      'Le fichier ({product}) porte sur plusieurs produits, et chacun doit avoir sa propre fiche. Demandez au fournisseur un PDF pour chaque produit que vous utilisez, puis envoyez-les ensemble.',
  },
  'still-used': {
    kind: 'refusedRemoval',
    name_en: 'Product still in use',
    name_fr: 'Produit encore utilisé',
    text_en:
      'As far as we know, the product ({product}) is still in use there, and its sheet has to stay within reach. If it is gone for good, ask again and say since when.',
    text_fr:
      'À notre connaissance, le produit ({product}) y est encore utilisé, et sa fiche doit rester à portée de main. S’il n’y est plus, refaites la demande en indiquant depuis quand.',
  },
  'another-sheet': {
    kind: 'refusedRemoval',
    name_en: 'Perhaps another sheet is meant',
    name_fr: 'Peut-être une autre fiche',
    text_en:
      'Your note does not fit this sheet ({product}); perhaps another one is meant. Open the sheet that should go and request its removal there, or write to support and quote {number}.',
    text_fr:
      'Votre note ne correspond pas à cette fiche ({product}); vous vouliez peut-être en retirer une autre. Ouvrez la bonne fiche et demandez-en le retrait, ou écrivez au soutien en mentionnant {number}.',
  },
  answered: {
    kind: 'answer',
    name_en: 'Frame of an answer',
    name_fr: 'Canevas de réponse',
    text_en:
      'Hello {requester},\n\nThank you for your message of {date} ({number}).\n\n…\n\nIf a question is left, just reply to this message.',
    text_fr:
      'Bonjour {requester},\n\nMerci de votre message du {date} ({number}).\n\n…\n\nS’il vous reste une question, répondez simplement à ce courriel.',
  },
  'more-details': {
    kind: 'answer',
    name_en: 'Details that are missing',
    name_fr: 'Renseignements manquants',
    text_en:
      'Hello {requester},\n\nTo answer your message of {date} ({number}), we need the names of the product and of its maker, as they stand on the label. Reply to this message with both; a photo of the label will do.',
    text_fr:
      'Bonjour {requester},\n\nPour répondre à votre message du {date} ({number}), il nous faut le nom du produit et celui du fabricant, tels qu’ils figurent sur l’étiquette. Répondez à ce courriel en les indiquant; une photo de l’étiquette suffit.',
  },
  'supplier-asked': {
    kind: 'note',
    name_en: 'The supplier was asked',
    name_fr: 'Demande faite au fournisseur',
    text_en:
      'We have asked the supplier for a sheet that can be used ({product}). There is nothing you need to do; if you have such a sheet already, send it to support and quote {number}.',
    text_fr:
      'Nous avons demandé au fournisseur une fiche utilisable ({product}). Vous n’avez rien à faire; si vous avez déjà une telle fiche, envoyez-la au soutien en mentionnant {number}.',
  },
  'which-product': {
    kind: 'note',
    name_en: 'Which product is meant?',
    name_fr: 'De quel produit s’agit-il?',
    text_en:
      'We cannot tell which product this is about ({product}). Write to support with the names of the product and of its maker, and quote {number}; we then go on with your request of {date}.',
    text_fr:
      'Nous ne pouvons pas dire de quel produit il s’agit ({product}). Écrivez au soutien en indiquant le nom du produit, celui du fabricant et {number}; nous poursuivrons alors votre demande du {date}.',
  },
} as const satisfies Readonly<Record<string, TemplateEntry>>;
