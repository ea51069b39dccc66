/** What the screens of templates say. */
export const messages = {
  en: {
    name: 'Template |||| Templates',
    titles: { list: 'Templates', create: 'Write a template', edit: 'Edit the template' },
    fields: {
      kind: 'Offered for',
      name: 'Template',
      name_en: 'Name in English',
      name_fr: 'Name in French',
      text_en: 'Text in English',
      text_fr: 'Text in French',
    },
    texts: {
      created: 'The template was saved.',
      updated: 'The template was saved.',
      deleted: 'The template was deleted.',
      delete: 'Delete the template',
      deleteTitle: 'Delete this template?',
      deleteDetail: '“%{name}” is no longer offered. What was written with it stays.',
      empty: 'There are no templates.',
      emptyDetail: 'A template is offered where the desk refuses, answers or leaves a note, filled in for the request.',
      fieldsHint: 'Filled in when the template is chosen, in the language of the requester:',
      product: 'the product, or the file where no product is known',
      requester: 'the person who asked, or the organization',
      organisation: 'the name of the organization',
      number: 'the number of the request',
      date: 'the day of the request',
      length: '%{count} of %{most} characters',
      unknown: 'No field of a request: %{words}. Choose from those above.',
    },
  },
  fr: {
    name: 'Modèle |||| Modèles',
    titles: { list: 'Modèles', create: 'Rédiger un modèle', edit: 'Modifier le modèle' },
    fields: {
      kind: 'Proposé pour',
      name: 'Modèle',
      name_en: 'Nom en anglais',
      name_fr: 'Nom en français',
      text_en: 'Texte en anglais',
      text_fr: 'Texte en français',
    },
    texts: {
      created: 'Le modèle a été enregistré.',
      updated: 'Le modèle a été enregistré.',
      deleted: 'Le modèle a été supprimé.',
      delete: 'Supprimer le modèle',
      deleteTitle: 'Supprimer ce modèle?',
      deleteDetail: '«\u00a0%{name}\u00a0» ne sera plus proposé. Ce qui a été écrit avec ce modèle demeure.',
      empty: 'Il n’y a aucun modèle.',
      emptyDetail:
        'Un modèle est proposé quand le bureau refuse, répond ou laisse une note; il est rempli pour la demande.',
      fieldsHint: 'Remplis quand le modèle est choisi, dans la langue du demandeur\u00a0:',
      product: 'le produit, ou le fichier quand le produit n’est pas connu',
      requester: 'la personne qui a fait la demande, ou l’organisation',
      organisation: 'le nom de l’organisation',
      number: 'le numéro de la demande',
      date: 'le jour de la demande',
      length: 'Caractères\u00a0: %{count} sur %{most}',
      unknown: 'Aucun champ d’une demande\u00a0: %{words}. Choisissez parmi ceux ci-dessus.',
    },
  },
} as const;

/** A key of those texts. */
export const templateText = <Key extends keyof (typeof messages)['en']['texts']>(key: Key) =>
  `resources.desk-templates.texts.${key}` as const;
