import type { Catalogue } from './entry.ts';

/** Why the value of a field is refused, `source.pointer` says of which. S1.5-11. */
export const validationErrors = {
  'validation.array': {
    status: 422,
    title: { en: 'The value must be a list', fr: 'La valeur doit être une liste' },
  },
  'validation.boolean': {
    status: 422,
    title: { en: 'The value must be yes or no', fr: 'La valeur doit être oui ou non' },
  },
  'validation.confirmed': {
    status: 422,
    title: {
      en: 'The value must be equal to the other value',
      fr: 'La valeur doit être identique à l’autre valeur',
    },
  },
  'validation.password_confirmed': {
    status: 422,
    title: {
      en: 'The password and its confirmation are not the same',
      fr: 'Les deux mots de passe ne sont pas identiques',
    },
  },
  /** One of the passwords that attackers try first. */
  'validation.password_common': {
    status: 422,
    title: {
      en: 'This password is one of the first that anybody would try. Choose another one, several words for instance.',
      fr: 'Ce mot de passe est l’un des premiers que l’on essaierait. Choisissez-en un autre, par exemple plusieurs mots.',
    },
  },
  'validation.password_own': {
    status: 422,
    title: {
      en: 'This password is your address or name, or your organization’s. Choose another one, several words for instance.',
      fr: 'Ce mot de passe est votre adresse, votre nom ou celui de l’organisation. Choisissez-en un autre, par exemple plusieurs mots.',
    },
  },
  'validation.current_password': {
    status: 422,
    title: { en: 'The current password is incorrect', fr: 'Le mot de passe actuel est incorrect' },
  },
  'validation.email': {
    status: 422,
    title: {
      en: 'Value is not a valid email address',
      fr: 'Saisissez une adresse courriel valide',
    },
  },
  'validation.integer': {
    status: 422,
    title: { en: 'The value must be a whole number', fr: 'La valeur doit être un nombre entier' },
  },
  'validation.lowercase': {
    status: 422,
    title: { en: 'The value must be in lower case', fr: 'La valeur doit être en minuscules' },
  },
  'validation.max_items': {
    status: 422,
    title: { en: 'No more than %{max} items are allowed', fr: 'Pas plus de %{max} éléments sont permis' },
  },
  /** Kilobytes. */
  'validation.max_file': {
    status: 422,
    title: {
      en: 'The file must not be larger than %{max} kilobytes',
      fr: 'Le fichier ne doit pas dépasser %{max} kilooctets',
    },
  },
  'validation.max_string': {
    status: 422,
    title: { en: 'The maximum length allowed is %{max}', fr: 'La longueur maximale permise est de %{max} caractères' },
  },
  'validation.mimes': {
    status: 422,
    title: {
      en: 'The file must be one of these types: %{types}',
      fr: 'Le fichier doit être de l’un de ces types\u00a0: %{types}',
    },
  },
  'validation.min_string': {
    status: 422,
    title: {
      en: 'This field should be at least %{min} characters long',
      fr: 'Ce champ doit compter au moins %{min} caractères',
    },
  },
  'validation.phone': {
    status: 422,
    title: {
      en: 'Value is not a valid phone number',
      fr: 'Saisissez un numéro de téléphone valide',
    },
  },
  'validation.prohibited': {
    status: 422,
    title: { en: 'This field is not allowed', fr: 'Ce champ n’est pas permis' },
  },
  'validation.url': {
    status: 422,
    title: {
      en: 'Enter a whole web address, which begins with https',
      fr: 'Saisissez une adresse web complète, qui commence par https',
    },
  },
  'validation.size_items': {
    status: 422,
    title: { en: 'Exactly %{size} items are required', fr: 'Il faut exactement %{size} éléments' },
  },
  'validation.string': {
    status: 422,
    title: { en: 'The value must be text', fr: 'La valeur doit être du texte' },
  },
  'validation.unique': {
    status: 422,
    title: { en: 'This value is already used', fr: 'Cette valeur est déjà utilisée' },
  },
  'validation.format': {
    status: 422,
    title: { en: 'The value does not have the right form', fr: 'La valeur n’a pas la bonne forme' },
  },
  /** `values` as they are sent, which are few. */
  'validation.one_of': {
    status: 422,
    title: {
      en: 'The value must be one of these: %{values}',
      fr: 'La valeur doit être l’une de celles-ci\u00a0: %{values}',
    },
  },
  'validation.min_items': {
    status: 422,
    title: { en: 'At least %{min} items are required', fr: 'Il faut au moins %{min} éléments' },
  },
  'validation.min_number': {
    status: 422,
    title: { en: 'The value must be %{min} or more', fr: 'La valeur doit être d’au moins %{min}' },
  },
  'validation.max_number': {
    status: 422,
    title: { en: 'The value must be %{max} or less', fr: 'La valeur doit être d’au plus %{max}' },
  },
  'validation.has_access': {
    status: 422,
    title: {
      en: 'This email/username already has access to the product.',
      fr: 'Cette personne a déjà accès à votre organisation.',
    },
  },
} as const satisfies Catalogue;
