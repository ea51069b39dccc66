import { defineGuide } from './guide.ts';
import { guidePictures } from './pictures.ts';

export const deskRequestsGuide = defineGuide({
  name: 'desk-requests',
  title: { en: 'Requests at the desk', fr: 'Les demandes au bureau' },
  summary: {
    en: 'The queue, additions, sheets that are ready, answers, keys and figures, for the provider’s staff.',
    fr: 'La file, les ajouts, les fiches prêtes, les réponses, les touches et les chiffres, pour le personnel du fournisseur.',
  },
  sections: [
    {
      heading: { en: 'The queue', fr: 'La file' },
      paragraphs: [
        {
          en: '“Requests” lists what is to be done, oldest first, with who has it and until when it is due: two business days. “Overdue” stands where that has passed. “Take” makes a request yours, “Give to…” hands it to a colleague, “Give back” leaves it to everybody. What others do is there within seconds, and so is who else has a request open.',
          fr: '«\u00a0Demandes\u00a0» énumère ce qu’il y a à faire, les plus anciennes d’abord, avec qui les a et leur échéance\u00a0: deux jours ouvrables. «\u00a0En retard\u00a0» apparaît une fois celle-ci passée. «\u00a0Prendre\u00a0» vous attribue une demande, «\u00a0Confier à…\u00a0» la remet à une ou un collègue, «\u00a0Rendre\u00a0» la laisse à tout le monde. Ce que font les autres s’affiche en quelques secondes, tout comme qui d’autre a ouvert une demande.',
        },
      ],
      picture: guidePictures.deskQueue,
    },
    {
      heading: { en: 'A sheet to add', fr: 'Une fiche à ajouter' },
      steps: [
        {
          en: 'Open it: the PDF is on one side, on the other what was read in it. Each value leads to its place on the page.',
          fr: 'Ouvrez la demande\u00a0: le PDF est d’un côté et, de l’autre, ce qui y a été lu. Chaque valeur mène à son endroit dans la page.',
        },
        {
          en: 'Look at what is marked as not certain, and at the sheets that are like it: the same file, another version, the other language. “Compare” shows what the new one says otherwise.',
          fr: 'Regardez ce qui est marqué comme incertain, et les fiches semblables\u00a0: le même fichier, une autre version, l’autre langue. «\u00a0Comparer\u00a0» montre ce que la nouvelle dit autrement.',
        },
        {
          en: 'Say what it becomes: new, in place of an older one, a version, or the one that is there; then add it to the collection. Or choose “Refuse” with a reason, which the member reads; what was refused by mistake is taken up again by “Reopen”.',
          fr: 'Dites ce qu’elle devient\u00a0: une nouvelle fiche, le remplacement d’une plus ancienne, une version, ou celle qui y est déjà; puis ajoutez-la à la collection. Ou choisissez «\u00a0Refuser\u00a0» en donnant une raison, que le membre lit; ce qui a été refusé par erreur se reprend par «\u00a0Rouvrir\u00a0».',
        },
      ],
      note: {
        en: 'A file with several sheets says so, and becomes one request each with one button. A sheet that nobody asked for is added under “Sheets”.',
        fr: 'Un fichier qui contient plusieurs fiches le dit, et un bouton en fait autant de demandes. Une fiche que personne n’a demandée s’ajoute sous «\u00a0Fiches\u00a0».',
      },
      picture: guidePictures.deskAddition,
    },
    {
      heading: { en: 'Sheets that are ready', fr: 'Les fiches prêtes' },
      paragraphs: [
        {
          en: 'PDFs are read as they come in. Those of which everything was read for certain, and of which it is plain what they become, are ready: the button above the list shows them together with all that will be kept. Look through them, open the PDF where something seems odd, leave out what you doubt, and add the rest together. Nothing is added by itself.',
          fr: 'Les PDF sont lus dès leur arrivée. Ceux dont tout a été lu avec certitude, et dont on sait sans équivoque ce qu’ils deviennent, sont prêts\u00a0: le bouton au-dessus de la liste les montre ensemble, avec tout ce qui sera conservé. Parcourez-les, ouvrez le PDF si quelque chose étonne, laissez de côté ce dont vous doutez, puis ajoutez le reste d’un coup. Rien ne s’ajoute tout seul.',
        },
      ],
    },
    {
      heading: { en: 'Answers and their templates', fr: 'Les réponses et leurs modèles' },
      paragraphs: [
        {
          en: 'Where you refuse, answer or leave a note, “Use a template” fills the text in, in the member’s language, with product, person, organization, number and date. What a member replies stands above the work, and the list marks the request with “Reply”. “Templates” in the navigation is where they are written, changed and deleted. What came together is answered in one mail, once all of it is dealt with.',
          fr: 'Là où vous refusez, répondez ou laissez une note, «\u00a0Utiliser un modèle\u00a0» inscrit le texte dans la langue du membre, avec le produit, la personne, l’organisation, le numéro et la date. Ce qu’un membre répond figure au-dessus du travail, et la liste marque la demande du mot «\u00a0Réponse\u00a0». C’est sous «\u00a0Modèles\u00a0», dans la navigation, qu’on les rédige, les modifie et les supprime. Ce qui est arrivé ensemble reçoit une seule réponse par courriel, une fois tout traité.',
        },
      ],
    },
    {
      heading: { en: 'Keys and figures', fr: 'Les touches et les chiffres' },
      paragraphs: [
        {
          en: 'Every action has a key: the question mark shows those of the screen, and Ctrl and Enter does the main thing. “Keyboard” switches letters off, and says whether the next request is taken by itself after a decision.',
          fr: 'Chaque action a sa touche\u00a0: le point d’interrogation montre celles de l’écran, et Ctrl et Entrée fait l’essentiel. «\u00a0Clavier\u00a0» désactive les lettres et dit si la demande suivante est prise d’office après une décision.',
        },
        {
          en: 'Above the list stand what is open, overdue, yours and done today. “Figures per day and person” has the last 14 days: what came in, what ended and how, and who ended it; both tables go along as CSV.',
          fr: 'Au-dessus de la liste figurent les demandes en cours, en retard, les vôtres et celles traitées aujourd’hui. «\u00a0Chiffres par jour et par personne\u00a0» montre les 14 derniers jours\u00a0: ce qui est arrivé, ce qui s’est terminé et comment, et qui l’a terminé; les deux tableaux se téléchargent en CSV.',
        },
      ],
    },
  ],
});
