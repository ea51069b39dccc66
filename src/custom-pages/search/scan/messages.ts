import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';

const en = {
  title: 'Scan a code',
  hint: 'Hold the code of a label, a poster or a package in front of the camera.',
  starting: 'Waiting for the camera…',
  allow: 'If your browser asks, allow the camera.',
  picture: 'Choose a picture',
  light: 'Light',
  again: 'Try the camera again',
  close: 'Close',
  video: 'What the camera sees',
  refused:
    'The camera is not allowed for this site. Allow it in your browser’s settings for this site, or choose a picture.',
  missing: 'No camera was found on this device. You can choose a picture of the code.',
  busy: 'The camera is not available; another program may be using it. Close that program, or choose a picture.',
  insecure: 'The camera needs a secure (https) connection to this site. You can choose a picture of the code.',
  failed:
    'Codes cannot be read at the moment, as a part of the page could not be loaded. Check the connection, then try again, or type the name of the product.',
  noPicture: 'This file could not be opened as a picture.',
  noCode: 'No code was found in this picture. Take it closer, straight on and in good light.',
  foreign: (host: string) => `This code leads to ${host} and not to a sheet. It was not opened.`,
  unknown: 'This code does not name a product or a sheet.',
};

const fr: typeof en = {
  title: 'Balayer un code',
  hint: 'Placez devant la caméra le code d’une étiquette, d’une affiche ou d’un emballage.',
  starting: 'En attente de la caméra…',
  allow: 'Si le navigateur le demande, autorisez la caméra.',
  picture: 'Choisir une image',
  light: 'Lampe',
  again: 'Réessayer la caméra',
  close: 'Fermer',
  video: 'Ce que voit la caméra',
  refused:
    'La caméra n’est pas autorisée pour ce site. Autorisez-la dans les réglages du navigateur pour ce site, ou choisissez une image.',
  missing: 'Aucune caméra n’a été trouvée sur cet appareil. Vous pouvez choisir une image du code.',
  busy: 'La caméra n’est pas disponible; un autre programme l’utilise peut-être. Fermez-le ou choisissez une image.',
  insecure: 'La caméra exige une connexion sécurisée (https) à ce site. Vous pouvez choisir une image du code.',
  failed:
    'Les codes ne peuvent pas être lus pour le moment, car une partie de la page n’a pas pu être chargée. Vérifiez la connexion et réessayez, ou saisissez le nom du produit.',
  noPicture: 'Ce fichier n’a pas pu être ouvert comme image.',
  noCode: 'Aucun code n’a été trouvé dans cette image. Photographiez-le de plus près, bien en face et bien éclairé.',
  foreign: (host) => `Ce code mène à ${host} et non à une FDS. Il n’a pas été ouvert.`,
  unknown: 'Ce code ne désigne ni un produit ni une FDS.',
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** The messages of this dialog, which come with it alone. */
export const useScanMessages = () => messages[useLanguage()];
