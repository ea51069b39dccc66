/** What the desk's screens of sheets say; the words of a sheet's own facts are those of requests. */
export const texts = {
  en: {
    name: 'Sheet |||| Sheets',
    titles: { list: 'Sheets', edit: 'Edit the sheet' },
    fields: {
      id: 'Number',
      product_name: 'Product',
      product_ids: 'Product identifiers',
      language: 'Language',
      sheet_date: 'SDS date',
      status: 'Status',
      organisation: 'Organization',
      organisations: 'Organizations',
      attention: 'Attention',
      last_checked: 'Last checked (DD-MM-YYYY)',
    },
    texts: {
      updated: 'The sheet was updated. Members find it as it is now.',
      empty: 'There is no sheet in any collection yet.',
      emptyDetail: 'A sheet comes here when the addition that brought it is worked on.',
      attention: 'Attention',
      facts: 'What the sheet says',
      ofMaker: '%{manufacturer}, record number %{id}',
      openPdf: 'Open the PDF',
      askCurrent:
        'Ask the supplier for a current sheet. If there is none, record the day you asked and what the status then is.',
      archiveThis:
        'Its supplier’s newer sheet in the same language is among the versions. Once that one is in use, archive this one.',
      askFrench: 'Ask the supplier for the sheet in French.',
      askEnglish: 'Ask the supplier for the sheet in English.',
      askPdf: 'Ask the supplier for the PDF. Until then members have only what is recorded here.',
      checkByHand: 'Compare what is recorded here with the PDF yourself, or ask the supplier for one with text.',
      versions: 'Versions',
      thisOne: 'this sheet',
      undated: 'Without a date',
      heldBy: 'In the collections of',
      heldByNobody: 'No organization has this sheet at present.',
    },
  },
  fr: {
    name: 'Fiche |||| Fiches',
    titles: { list: 'Fiches', edit: 'Modifier la fiche' },
    all: { language: 'Toutes', organisation: 'Toutes' },
    fields: {
      id: 'Numéro',
      product_name: 'Produit',
      product_ids: 'Codes de produit',
      language: 'Langue',
      sheet_date: 'Date de la FDS',
      status: 'État',
      organisation: 'Organisation',
      organisations: 'Organisations',
      attention: 'À surveiller',
      last_checked: 'Dernière vérification (JJ-MM-AAAA)',
    },
    texts: {
      updated: 'La fiche a été mise à jour. Les membres la trouvent telle qu’elle est maintenant.',
      empty: 'Aucune collection ne contient encore de fiche.',
      emptyDetail: 'Une fiche arrive ici lorsque l’ajout qui l’apporte est traité.',
      attention: 'À surveiller',
      facts: 'Ce que dit la fiche',
      ofMaker: '%{manufacturer}, numéro d’enregistrement %{id}',
      openPdf: 'Ouvrir le PDF',
      askCurrent:
        'Demandez au fournisseur une fiche à jour. S’il n’y en a pas, notez le jour de la demande et l’état qui en découle.',
      archiveThis:
        'La fiche plus récente du fournisseur, dans la même langue, figure parmi les versions. Dès que celle-ci est utilisée, archivez la présente.',
      askFrench: 'Demandez au fournisseur la fiche en français.',
      askEnglish: 'Demandez au fournisseur la fiche en anglais.',
      askPdf: 'Demandez le PDF au fournisseur. D’ici là, les membres n’ont que ce qui est inscrit ici.',
      checkByHand: 'Comparez vous-même au PDF ce qui est inscrit ici, ou demandez au fournisseur un PDF avec du texte.',
      versions: 'Versions',
      thisOne: 'la présente fiche',
      undated: 'Sans date',
      heldBy: 'Dans les collections de',
      heldByNobody: 'Aucune organisation n’a cette fiche en ce moment.',
    },
  },
} as const;

/** A key of those texts. */
export const sheetText = <Key extends keyof (typeof texts)['en']['texts']>(key: Key) =>
  `resources.desk-sheets.texts.${key}` as const;
