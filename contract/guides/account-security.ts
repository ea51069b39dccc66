import { defineGuide } from './guide.ts';
import { guidePictures } from './pictures.ts';

export const accountSecurityGuide = defineGuide({
  name: 'account-security',
  title: { en: 'Your account, safe and your own', fr: 'Votre compte, sûr et bien à vous' },
  summary: {
    en: 'Two-step sign-in, where you are signed in, and what is kept of you, for everyone with an account.',
    fr: 'La connexion en deux étapes, vos sessions ouvertes et ce qui est conservé de vous, pour tous les titulaires d’un compte.',
  },
  sections: [
    {
      heading: { en: 'Two-step sign-in', fr: 'La connexion en deux étapes' },
      steps: [
        {
          en: 'Open “Account settings” in the navigation, then “Two-step sign-in”.',
          fr: 'Ouvrez «\u00a0Paramètres du compte\u00a0» dans la navigation, puis «\u00a0Connexion en deux étapes\u00a0».',
        },
        {
          en: '“Add a passkey”: your fingerprint, your face or the code of your device. A passkey also signs you in alone. Or set up an authenticator app, which shows a code of six digits.',
          fr: '«\u00a0Ajouter une clé d’accès\u00a0»\u00a0: votre empreinte, votre visage ou le code de votre appareil. Une clé d’accès suffit aussi à elle seule pour vous connecter. Ou configurez une application d’authentification, qui affiche un code de six chiffres.',
        },
        {
          en: 'Keep the “Recovery codes” where you keep passwords, but not only on the phone that you sign in with. Each works once.',
          fr: 'Rangez les «\u00a0Codes de secours\u00a0» avec vos mots de passe, mais pas seulement dans le téléphone qui vous sert à vous connecter. Chacun sert une fois.',
        },
      ],
      note: {
        en: 'The device is lost? Use a recovery code, or ask your company administrator, who can reset it. Some organizations require two-step sign-in.',
        fr: 'L’appareil est perdu? Prenez un code de secours, ou demandez une réinitialisation à la personne qui administre le compte de l’entreprise. Certaines organisations exigent la connexion en deux étapes.',
      },
      picture: guidePictures.secondFactor,
    },
    {
      heading: { en: 'Details, password and sessions', fr: 'Renseignements, mot de passe et sessions' },
      paragraphs: [
        {
          en: '“Account information” has your name, address and telephone number. Another address counts once you have opened the link that is sent to it. Whoever signs in by the organization’s single sign-on has no password here.',
          fr: '«\u00a0Renseignements du compte\u00a0» contient votre nom, votre adresse et votre numéro de téléphone. Une nouvelle adresse compte une fois ouvert le lien qui y est envoyé. Les personnes qui passent par l’authentification unique de l’organisation n’ont pas besoin de mot de passe ici.',
        },
        {
          en: 'The same page lists where you are signed in, and signs you out there. A sign-in on a new device and a changed password are told to you by email; if it was not you, sign out everywhere else and change your password.',
          fr: 'La même page énumère vos sessions ouvertes et permet de les fermer. Une connexion depuis un nouvel appareil et un mot de passe modifié vous sont annoncés par courriel; si ce n’était pas vous, fermez les autres sessions et changez de mot de passe.',
        },
      ],
    },
    {
      heading: { en: 'What is kept of you', fr: 'Ce qui est conservé de vous' },
      paragraphs: [
        {
          en: 'You have a right to know it. “Your data” on that page gives you everything that Vigie keeps of you, as a file: account, requests, saved searches and activity. “Privacy” at the foot of the pages says why it is kept, for how long, and who answers for it.',
          fr: 'Vous avez le droit de le savoir. «\u00a0Vos données\u00a0», sur cette page, vous remet dans un fichier tout ce que Vigie conserve de vous\u00a0: compte, demandes, recherches enregistrées et activité. «\u00a0Confidentialité\u00a0», au bas des pages, dit pourquoi, pendant combien de temps, et qui en répond.',
        },
        {
          en: 'To have your data corrected or erased, write to the person named there. What was done stays in the records, as that of a former user without a name.',
          fr: 'Pour faire corriger ou effacer vos données, écrivez à la personne qui y est nommée. Ce qui a été fait reste inscrit, mais sous un ancien utilisateur sans nom.',
        },
      ],
    },
  ],
});
