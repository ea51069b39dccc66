import { defineGuide } from './guide.ts';
import { guidePictures } from './pictures.ts';

export const adminLoginGuide = defineGuide({
  name: 'admin-login',
  title: { en: 'Signing in', fr: 'La connexion' },
  summary: {
    en: 'For administrators and everyone with an account: the first time, every day, and when the password is lost.',
    fr: 'Pour les personnes qui administrent la collection et pour tous les titulaires d’un compte\u00a0: la première fois, chaque jour, et si le mot de passe est perdu.',
  },
  sections: [
    {
      heading: { en: 'The first time', fr: 'La première fois' },
      steps: [
        {
          en: 'Open the link in the invitation that came by email. It works for seven days.',
          fr: 'Ouvrez le lien de l’invitation reçue par courriel. Il est valide pendant sept jours.',
        },
        {
          en: 'Choose a password of 8 to 64 characters, then “Continue”.',
          fr: 'Choisissez un mot de passe de 8 à 64 caractères, puis «\u00a0Continuer\u00a0».',
        },
        {
          en: 'Give your name and, if you like, your phone number, then choose “Finish and sign in”.',
          fr: 'Saisissez votre nom et, si vous le voulez, votre numéro de téléphone, puis choisissez «\u00a0Terminer et me connecter\u00a0».',
        },
      ],
      note: {
        en: 'The link is too old? The page it opens offers “Send me a new link”.',
        fr: 'Le lien est périmé? La page qui s’ouvre offre «\u00a0M’envoyer un nouveau lien\u00a0».',
      },
    },
    {
      heading: { en: 'Every day', fr: 'Chaque jour' },
      steps: [
        {
          en: 'Open the address of Vigie and fill in “Email or user name” and “Password”.',
          fr: 'Ouvrez l’adresse de Vigie et remplissez «\u00a0Courriel ou nom d’utilisateur\u00a0» et «\u00a0Mot de passe\u00a0».',
        },
        {
          en: 'Choose “Sign in”. If your account has a second step, confirm it with a passkey or the code of your app; a passkey also signs in alone. Where your organization has single sign-on, its button stands there once your address is typed.',
          fr: 'Choisissez «\u00a0Se connecter\u00a0». Si votre compte a une seconde étape, confirmez-la par une clé d’accès ou par le code de votre application; une clé d’accès suffit aussi à elle seule. Si votre organisation a l’authentification unique, son bouton apparaît une fois votre adresse tapée.',
        },
        {
          en: 'If your account opens several organizations, choose one. “Change organization” at the top right lets you change without signing in again.',
          fr: 'Si votre compte ouvre plusieurs organisations, choisissez-en une. «\u00a0Changer d’organisation\u00a0», en haut à droite, permet d’en changer sans vous reconnecter.',
        },
      ],
      note: {
        en: 'On a computer that others use too, choose “Sign out” at the top right before you leave.',
        fr: 'Sur un ordinateur que d’autres utilisent aussi, choisissez «\u00a0Se déconnecter\u00a0» en haut à droite avant de partir.',
      },
      picture: guidePictures.signIn,
    },
    {
      heading: { en: 'The password is lost', fr: 'Le mot de passe est perdu' },
      steps: [
        {
          en: 'Choose “Forgot your password?” on the sign-in page.',
          fr: 'Sur la page de connexion, choisissez «\u00a0Mot de passe oublié?\u00a0».',
        },
        {
          en: 'Type the email address of your account and choose “Send the link”.',
          fr: 'Saisissez l’adresse courriel de votre compte et choisissez «\u00a0Envoyer le lien\u00a0».',
        },
        {
          en: 'Open the link within an hour; it works once. Type the new password twice, then choose “Save the new password”.',
          fr: 'Ouvrez le lien dans l’heure; il ne sert qu’une fois. Tapez deux fois le nouveau mot de passe, puis choisissez «\u00a0Enregistrer le nouveau mot de passe\u00a0».',
        },
      ],
      note: {
        en: 'After several wrong passwords in a row, Vigie asks you to wait. Rather than guess, ask for a link.',
        fr: 'Après plusieurs mots de passe erronés, Vigie vous demande d’attendre. Plutôt que de deviner, demandez un lien.',
      },
    },
    {
      heading: { en: 'From a shared workstation', fr: 'À un poste partagé' },
      paragraphs: [
        {
          en: 'Where your organization has arranged it, “Continue from a shared workstation” opens the collection without a password, on your network only. To use your own account there, choose “Sign in with credentials” at the top right.',
          fr: 'Si votre organisation l’a prévu, «\u00a0Continuer à partir d’un poste partagé\u00a0» ouvre la collection sans mot de passe, sur votre réseau seulement. Pour y utiliser votre propre compte, choisissez «\u00a0Se connecter avec mes identifiants\u00a0» en haut à droite.',
        },
      ],
    },
  ],
});
