import { defineGuide } from './guide.ts';
import { guidePictures } from './pictures.ts';

export const connectionsGuide = defineGuide({
  name: 'connections',
  title: {
    en: 'Single sign-on, directory and other programs',
    fr: 'Authentification unique, annuaire et autres programmes',
  },
  summary: {
    en: 'Connect Vigie to what your organization has already, for company administrators and those who look after its systems.',
    fr: 'Relier Vigie à ce que votre organisation a déjà, pour les personnes qui administrent le compte de l’entreprise et celles qui s’occupent de ses systèmes.',
  },
  sections: [
    {
      heading: { en: 'Single sign-on', fr: 'L’authentification unique' },
      paragraphs: [
        {
          en: 'People sign in with the account they have at work: Microsoft Entra ID, Google Workspace, Okta, Keycloak or another provider of OpenID Connect.',
          fr: 'Les gens se connectent avec leur compte du travail\u00a0: Microsoft Entra ID, Google Workspace, Okta, Keycloak ou un autre fournisseur OpenID Connect.',
        },
      ],
      steps: [
        {
          en: 'Open “Account settings” in the navigation, then “Single sign-on”. Enter at your provider the address that stands there, and here what the provider gives you: issuer, client and secret.',
          fr: 'Ouvrez «\u00a0Paramètres du compte\u00a0» dans la navigation, puis «\u00a0Authentification unique\u00a0». Inscrivez chez votre fournisseur l’adresse qui y figure et, ici, ce qu’il vous donne\u00a0: émetteur, identifiant et secret.',
        },
        {
          en: 'Save and try it: you see who would be let in and with which role, and nothing changes.',
          fr: 'Enregistrez et faites un essai\u00a0: vous voyez qui entrerait et avec quel rôle, sans que rien ne change.',
        },
        {
          en: 'Switch it on, beside passwords or in their place. In the second case, name somebody who still gets in by password if the provider is away.',
          fr: 'Activez-la, à côté des mots de passe ou à leur place. Dans ce dernier cas, nommez une personne qui entre quand même par mot de passe si le fournisseur ne répond pas.',
        },
      ],
      picture: guidePictures.singleSignOn,
    },
    {
      heading: { en: 'The directory (SCIM)', fr: 'L’annuaire (SCIM)' },
      paragraphs: [
        {
          en: 'Entra ID, Okta and others can add people and groups, keep them up to date and take them out the same day. Make a token with the scope “Keep users and groups as the directory has them (SCIM)” and give it to the directory with the address of Vigie followed by /scim/v2. Rules then give each group its role and locations; what the directory keeps is changed there alone.',
          fr: 'Entra ID, Okta et d’autres peuvent ajouter les personnes et les groupes, les tenir à jour et les retirer le jour même. Créez un jeton avec la permission «\u00a0Tenir les utilisateurs et les groupes à jour selon l’annuaire (SCIM)\u00a0» et donnez-le à l’annuaire avec l’adresse de Vigie suivie de /scim/v2. Des règles donnent ensuite à chaque groupe son rôle et ses emplacements; ce que tient l’annuaire ne se change que là.',
        },
      ],
    },
    {
      heading: { en: 'API tokens', fr: 'Les jetons d’API' },
      paragraphs: [
        {
          en: '“API tokens” lets another program use Vigie without anybody signing in. Give each program a token of its own, with the scopes it needs and nothing more. It is shown once, ends after a year at most, and is revoked with one click. What it did is in the “Activity log”, by its name.',
          fr: '«\u00a0Jetons d’API\u00a0» permet à un autre programme d’utiliser Vigie sans que personne ne se connecte. Donnez à chaque programme son propre jeton, avec les permissions voulues et rien de plus. Le jeton n’est affiché qu’une fois, prend fin après un an au plus et se révoque d’un clic. Ce qu’il a fait figure à son nom dans le «\u00a0Journal d’activité\u00a0».',
        },
      ],
    },
    {
      heading: { en: 'Webhooks', fr: 'Les webhooks' },
      paragraphs: [
        {
          en: '“Webhooks” tells your programs what happens, as it happens: sheets added, replaced or removed, requests answered, documents ready, imports ended. Enter an https address, choose events, and hand the secret on, which is shown once. Then send a test: the page shows for 30 days what became of each message, and sends any of them again.',
          fr: '«\u00a0Webhooks\u00a0» avise vos programmes de ce qui se passe, au moment où cela se passe\u00a0: fiches ajoutées, remplacées ou retirées, demandes traitées, documents prêts, importations terminées. Entrez une adresse https, choisissez les événements et transmettez le secret, qui n’est affiché qu’une fois. Envoyez ensuite un essai\u00a0: la page montre pendant 30 jours ce qu’est devenu chaque message et permet de le renvoyer.',
        },
      ],
      note: {
        en: 'A message has numbers and links, and nothing of a person. An address that takes nothing for five days is switched off, and the administrators are told.',
        fr: 'Un message contient des numéros et des liens, et rien sur les personnes. Une adresse qui n’accepte rien pendant cinq jours est désactivée, et les personnes qui administrent le compte en sont avisées.',
      },
      picture: guidePictures.webhooks,
    },
    {
      heading: { en: 'Where documents go, and who did what', fr: 'Où vont les documents, et qui a fait quoi' },
      paragraphs: [
        {
          en: '“Where documents are mailed” names the domains of email to which links to binders and e-binders may be sent. “Activity log” tells who signed in, was refused, changed something or took it out, and is downloaded for a spreadsheet.',
          fr: '«\u00a0Envoi des documents\u00a0» nomme les domaines de courriel auxquels les liens vers les cartables peuvent être envoyés. «\u00a0Journal d’activité\u00a0» dit qui s’est connecté, s’est vu refuser l’accès, a modifié ou sorti quelque chose, et se télécharge pour un tableur.',
        },
      ],
    },
  ],
});
