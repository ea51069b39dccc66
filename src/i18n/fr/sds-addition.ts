export const addition = {
  intro:
    'Téléversez les PDF que vos fournisseurs vous ont envoyés. Nous les lisons, les vérifions et les ajoutons à votre collection.',
  drop: 'Déposez les fichiers PDF ici',
  dropHint: 'PDF seulement, %{size}\u00a0Mo par fichier, %{max} fichiers au plus.',
  chosen: 'Choisis\u00a0: %{count} sur %{max}.',
  browse: 'Parcourir',
  notAdded: '%{name} n’a pas été ajouté.',
  reasons: {
    type: 'Le type de fichier .%{type} n’est pas accepté. Permis\u00a0: .pdf.',
    untyped: 'Il n’a pas de type de fichier. Permis\u00a0: .pdf.',
    content: 'Ce n’est pas un PDF, quoi que dise son nom.',
    empty: 'Il est vide.',
    large: 'Il dépasse %{max}\u00a0Mo.',
    many: 'Pas plus de %{max} fichiers sont permis.',
    same: 'C’est le même fichier que %{other}.',
    unreadable: 'Il n’a pas pu être lu.',
  },
  othersNotAdded: '%{count} autre fichier non plus. |||| %{count} autres fichiers non plus.',
  closeNotice: 'Fermer cet avis',
  table: 'Fichiers à ajouter',
  file: 'Fichier',
  optional: 'Facultatif',
  ofFile: '%{label}, %{name}',
  delete: 'Retirer',
  takeOff: 'Retirer %{name} de la liste',
  removed: 'Fichier retiré.',
  removeRefused: 'Retirer le fichier refusé |||| Retirer les %{count} fichiers refusés',
  removedMany: '%{count} fichier retiré. |||| %{count} fichiers retirés.',
  forAll: 'Appliquer à tous les fichiers',
  locationsFailed: 'Les emplacements n’ont pas pu être chargés.',
  retry: 'Réessayer',
  unplaced: '%{count} fichier n’a pas encore d’emplacement |||| %{count} fichiers n’ont pas encore d’emplacement',
  required:
    'Rien n’a été envoyé\u00a0: il manque l’emplacement de %{count} fiche. |||| Rien n’a été envoyé\u00a0: il manque l’emplacement de %{count} fiches.',
  refused:
    'Rien n’a encore été envoyé\u00a0: vérifiez %{count} fichier. |||| Rien n’a encore été envoyé\u00a0: vérifiez %{count} fichiers.',
  gone: 'Ce fichier a changé ou ne peut plus être lu. Retirez-le de la liste et choisissez-le de nouveau.',
  failed: 'Vos choix sont conservés\u00a0: soumettez-les de nouveau, rien ne sera demandé deux fois.',
  noRoom:
    'Il n’y a pas de connexion, ni d’espace sur cet appareil pour conserver cet envoi d’ici là. Laissez la page ouverte et soumettez de nouveau plus tard.',
  cancelled: 'L’envoi a été annulé. Vos choix sont conservés.',
  cancelledLate:
    'Les fichiers étaient déjà partis. Voyez dans le centre de messages s’ils sont arrivés, ou soumettez-les de nouveau\u00a0: rien ne sera demandé deux fois.',
  sessionEnded:
    'Votre session a pris fin et les fichiers n’ont pas été envoyés. Reconnectez-vous, puis soumettez-les\u00a0: ils restent dans cet onglet.',
  submit: 'Soumettre %{count} fiche |||| Soumettre %{count} fiches',
  bar: 'Soumettre les fichiers',
  sending: 'Envoi des fichiers',
  checking: 'Vérification des fichiers…',
  sentOf: '%{sent} sur %{total}',
  sent: '%{total}, envoyé',
  cancel: 'Annuler',
  leaveDetail:
    '%{count} fichier a été choisi et n’a pas été envoyé. |||| %{count} fichiers ont été choisis et n’ont pas été envoyés.',
  done: {
    title: 'Demande envoyée',
    detail:
      'Nous lisons et vérifions la fiche, puis l’ajoutons à votre collection. D’ici là, gardez le PDF à la portée des travailleuses et des travailleurs. |||| Nous lisons et vérifions les %{count} fiches, puis les ajoutons à votre collection. D’ici là, gardez les PDF à la portée des travailleuses et des travailleurs.',
    plain:
      'Nous lisons et vérifions les fiches, puis les ajoutons à votre collection. Leurs numéros figurent dans le centre de messages. D’ici là, gardez les PDF à la portée des travailleuses et des travailleurs.',
    requests: 'Demandes',
    number: 'Demande %{id}',
    same: 'Le même fichier est déjà en traitement dans la demande %{id}.',
    follow: 'Suivre dans le centre de messages',
    contact: 'Nous joindre',
    more: 'Ajouter d’autres fiches',
    waiting: 'En attente sur cet appareil',
    waitingDetail:
      'Il n’y a pas de connexion. Votre demande est conservée ici depuis le %{moment} et partira dès que Vigie sera ouvert avec une connexion. Rien ne sera demandé deux fois. D’ici là, gardez les PDF à la portée des travailleuses et des travailleurs.',
    waitingShow: 'Voir ce qui attend',
    gone: 'Plus en attente sur cet appareil',
    goneDetail:
      'Votre demande est partie ou a été reprise dans une autre fenêtre, ou elle n’a pas été acceptée. Voyez ce qui attend, et vos demandes dans le centre de messages.',
  },
};
