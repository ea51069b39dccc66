import type { Language } from '#contract/languages.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';

const sheets = {
  en: (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'sheet' : 'sheets'}`,
  fr: (count: number) => `${formatNumber(count, 'fr')} ${count < 2 ? 'fiche' : 'fiches'}`,
};

const words = {
  en: {
    lead: 'Sheets that are kept here can be searched and read without a network: first aid, hazards, labels, and as many PDFs as you give room to.',
    locations: 'Sheets of these locations',
    all: 'All sheets that you may see',
    some: 'Those of some locations',
    noLocation: 'Choose a location.',
    pdfs: 'PDFs',
    noPdfs: 'None',
    upTo: (size: string) => `Up to ${size}`,
    pdfsHint:
      'Those of sheets opened lately come first, then those of products with the signal word Danger, then Warning.',
    allPdfs: (size: string) => `All PDFs of these sheets: about ${size}.`,
    keep: 'Keep on this device',
    change: 'Keep this choice',
    refresh: 'Refresh now',
    remove: 'Remove from this device',
    removeTitle: 'Remove the sheets from this device?',
    removeDetail: 'Without a network nothing can be searched or read here then.',
    removed: 'The sheets were removed from this device.',
    kept: 'Kept on this device',
    none: 'Nothing is kept on this device yet.',
    state: 'Sheets',
    stateOf: (count: number, total: number) =>
      count === total ? sheets.en(count) : `${sheets.en(count)} of ${formatNumber(total, 'en')}`,
    pdfCount: (count: number, size: string) => `${formatNumber(count, 'en')} (${size})`,
    details: 'Details, first aid and labels',
    search: 'Search',
    refreshed: 'As of',
    never: 'not complete yet',
    fetchingSheets: (done: number, total: number) => `Fetching sheets: ${done} of ${total}`,
    fetchingPdfs: (done: number, total: number) => `Fetching PDFs: ${done} of ${total}`,
    noRoom: 'There is no room left on this device. Choose fewer locations, or less room for PDFs.',
    fetchedPart: (what: 'sheets' | 'pdfs', percent: number) =>
      `${percent} % of the ${what === 'sheets' ? 'sheets' : 'PDFs'} fetched`,
    complete: 'Everything has been fetched.',
    later: (missing: number, until: string) =>
      `${
        missing === 0
          ? 'A lot was fetched in a short time.'
          : `A lot was fetched in a short time: ${formatNumber(missing, 'en')} ${missing === 1 ? 'PDF is' : 'PDFs are'} still missing.`
      } It goes on by itself by ${until} while Vigie is open.`,
    failed: 'Not everything could be fetched. It is tried again by itself.',
    noConnection: 'No connection: what is kept stays as it is.',
    cutOff: (missing: number) =>
      `The connection was lost: ${formatNumber(missing, 'en')} ${missing === 1 ? 'PDF is' : 'PDFs are'} still missing. It goes on by itself once it is back.`,
    refreshAway: 'This needs a connection, and there is none just now. What is kept stays as it is.',
    keepAway:
      'This needs a connection, and there is none just now. Your choice stays here: press again once there is one.',
    elsewhere: 'It is being refreshed already, perhaps in another tab. Try again in a moment.',
    impossible:
      'This browser cannot keep sheets: it has no room for pages of this site, or the site is not reached over https.',
    wiped:
      'Everything is removed when you sign out, when somebody else signs in, when you may no longer see it, and after 30 days without a connection.',
    device: 'Do this on a device of your own or of your workplace, not on one that anybody uses.',
    loading: 'Looking at what is kept',
  },
  fr: {
    lead: 'Les fiches conservées ici se cherchent et se lisent hors ligne\u00a0: premiers soins, dangers, étiquettes, et autant de PDF que vous leur laissez d’espace.',
    locations: 'Fiches de ces emplacements',
    all: 'Toutes les fiches que vous pouvez voir',
    some: 'Celles de certains emplacements',
    noLocation: 'Choisissez un emplacement.',
    pdfs: 'PDF',
    noPdfs: 'Aucun',
    upTo: (size: string) => `Jusqu’à ${size}`,
    pdfsHint:
      'Ceux des fiches ouvertes dernièrement d’abord, puis ceux des produits portant la mention d’avertissement Danger, puis Attention.',
    allPdfs: (size: string) => `Tous les PDF de ces fiches\u00a0: environ ${size}.`,
    keep: 'Conserver sur cet appareil',
    change: 'Conserver ce choix',
    refresh: 'Mettre à jour maintenant',
    remove: 'Retirer de cet appareil',
    removeTitle: 'Retirer les fiches de cet appareil?',
    removeDetail: 'Hors ligne, rien ne pourra plus être cherché ni lu ici.',
    removed: 'Les fiches ont été retirées de cet appareil.',
    kept: 'Conservé sur cet appareil',
    none: 'Rien n’est encore conservé sur cet appareil.',
    state: 'Fiches',
    stateOf: (count: number, total: number) =>
      count === total ? sheets.fr(count) : `${sheets.fr(count)} sur ${formatNumber(total, 'fr')}`,
    pdfCount: (count: number, size: string) => `${formatNumber(count, 'fr')} (${size})`,
    details: 'Détails, premiers soins et étiquettes',
    search: 'Recherche',
    refreshed: 'En date du',
    never: 'pas encore complet',
    fetchingSheets: (done: number, total: number) => `Récupération des fiches\u00a0: ${done} sur ${total}`,
    fetchingPdfs: (done: number, total: number) => `Récupération des PDF\u00a0: ${done} sur ${total}`,
    noRoom: 'Il n’y a plus d’espace sur cet appareil. Choisissez moins d’emplacements ou moins d’espace pour les PDF.',
    fetchedPart: (what: 'sheets' | 'pdfs', percent: number) =>
      what === 'sheets' ? `${percent}\u00a0% des fiches récupérées` : `${percent}\u00a0% des PDF récupérés`,
    complete: 'Tout a été récupéré.',
    later: (missing: number, until: string) =>
      `${
        missing === 0
          ? 'Un très grand nombre de fiches ont été récupérées en peu de temps.'
          : `Un très grand nombre de fiches ont été récupérées en peu de temps\u00a0: il manque encore ${formatNumber(missing, 'fr')} PDF.`
      } La suite viendra d’elle-même d’ici ${until} si Vigie reste ouvert.`,
    failed: 'Tout n’a pas pu être récupéré. Un nouvel essai se fera de lui-même.',
    noConnection: 'Aucune connexion\u00a0: ce qui est conservé reste tel quel.',
    cutOff: (missing: number) =>
      `La connexion a été perdue\u00a0: il manque encore ${formatNumber(missing, 'fr')} PDF. La suite vient d’elle-même dès qu’elle est rétablie.`,
    refreshAway: 'Il faut une connexion, et il n’y en a pas en ce moment. Ce qui est conservé reste tel quel.',
    keepAway:
      'Il faut une connexion, et il n’y en a pas en ce moment. Votre choix reste ici\u00a0: appuyez de nouveau une fois la connexion revenue.',
    elsewhere: 'Une mise à jour est déjà en cours, peut-être dans un autre onglet. Réessayez dans un instant.',
    impossible:
      'Ce navigateur ne peut pas conserver de fiches\u00a0: il n’a pas d’espace pour ce site, ou le site n’est pas en https.',
    wiped:
      'Tout est retiré à la déconnexion, quand quelqu’un d’autre se connecte, quand vous n’y avez plus accès et après 30 jours sans connexion.',
    device:
      'Faites-le sur votre propre appareil ou sur celui de votre lieu de travail, et non sur un appareil ouvert à tous.',
    loading: 'Vérification de ce qui est conservé',
  },
} as const satisfies Record<Language, object>;

export const useKeptWords = (): (typeof words)[Language] => words[useLanguage()];
