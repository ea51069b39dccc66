import type { Catalogue } from './entry.ts';

/** What uploads and requests to add sheets are refused for; `%{name}` is what the file is called. */
export const requestErrors = {
  'upload.too_many': {
    status: 422,
    title: { en: 'No more than %{max} files are allowed.', fr: 'Pas plus de %{max} fichiers sont permis.' },
  },
  /** `max` in megabytes. */
  'upload.too_large': {
    status: 422,
    title: {
      en: '%{name} is larger than %{max} MB.',
      fr: '%{name} dépasse %{max}\u00a0Mo.',
    },
  },
  'upload.not_a_pdf': {
    status: 422,
    title: { en: '%{name} is not a PDF file.', fr: '%{name} n’est pas un fichier PDF.' },
  },
  /** Cut short, or broken beyond what readers mend. */
  'upload.damaged': {
    status: 422,
    title: {
      en: '%{name} is damaged or incomplete. Get the file again and choose it anew.',
      fr: '%{name} est endommagé ou incomplet. Procurez-vous le fichier de nouveau, puis choisissez-le.',
    },
  },
  /** It would take more memory or time to read than any sheet needs: packed to hide its size, mostly. */
  'upload.too_complex': {
    status: 422,
    title: {
      en: '%{name} is too complex to be checked. Print it to a new PDF and choose that one.',
      fr: '%{name} est trop complexe pour être vérifié. Imprimez-le dans un nouveau PDF, puis choisissez celui-ci.',
    },
  },
  /** The scanner found something; which, is in the log. */
  'upload.infected': {
    status: 422,
    title: {
      en: '%{name} contains malicious software and was not kept. Tell your IT department.',
      fr: '%{name} contient un logiciel malveillant et n’a pas été conservé. Avisez votre service informatique.',
    },
  },
  /** A scanner is set up and does not answer: nothing is taken in meanwhile. */
  'upload.not_scanned': {
    status: 503,
    title: {
      en: '%{name} cannot be scanned for malicious software at the moment. Try again later.',
      fr: '%{name} ne peut pas être soumis à l’antivirus pour le moment. Réessayez plus tard.',
    },
  },
  /** `max` in megabytes. */
  'upload.daily_limit': {
    status: 429,
    title: {
      en: 'Your organization may send %{max} MB of files within 24 hours, and these would be more. Send fewer of them, or try again tomorrow.',
      fr: 'Votre organisation peut envoyer %{max}\u00a0Mo de fichiers par période de 24 heures, et ceux-ci dépasseraient cette limite. Envoyez-en moins ou réessayez demain.',
    },
  },
  /** Removals are not counted. */
  'request.too_many_open': {
    status: 429,
    title: {
      en: 'Your organization may have %{max} requests of this kind in progress at a time, and has %{open}. Wait until some of them are completed, then try again.',
      fr: 'Votre organisation peut avoir %{max} demandes de ce type en cours à la fois et en a déjà %{open}. Attendez que certaines soient traitées, puis réessayez.',
    },
  },
  'upload.password_protected': {
    status: 422,
    title: {
      en: '%{name} opens only with a password. Save it without one and choose it anew.',
      fr: '%{name} ne s’ouvre qu’avec un mot de passe. Enregistrez-le sans mot de passe, puis choisissez-le de nouveau.',
    },
  },
  'upload.empty': {
    status: 422,
    title: { en: '%{name} is empty.', fr: '%{name} est vide.' },
  },
  /** The form came without any file. */
  'addition.no_file': {
    status: 422,
    title: { en: 'Choose at least one PDF file.', fr: 'Choisissez au moins un fichier PDF.' },
  },
  /** The same file stands twice in one submission, whatever it is called. */
  'addition.same_file': {
    status: 422,
    title: {
      en: '%{name} is the same file as %{other}. Take one of them off the list.',
      fr: '%{name} est le même fichier que %{other}. Retirez l’un des deux de la liste.',
    },
  },
  'addition.location_required': {
    status: 422,
    title: { en: 'Choose at least one location.', fr: 'Choisissez au moins un emplacement.' },
  },
  /** It was renamed or deleted meanwhile, or never was one. */
  'addition.unknown_location': {
    status: 422,
    title: {
      en: '“%{name}” is not a location of your organization. Choose again.',
      fr: '«\u00a0%{name}\u00a0» n’est pas un emplacement de votre organisation. Choisissez de nouveau.',
    },
  },
} as const satisfies Catalogue;
