import type { Catalogue } from './entry.ts';

/** Rare refusals of members. The browser takes their words from the answer, in the language in which it asked: search loads without them. */
export const answeredErrors = {
  /** The address is known and takes other methods, which `Allow` names. */
  'request.method': {
    status: 405,
    title: {
      en: 'This address does not take that method.',
      fr: 'Cette adresse n’accepte pas cette méthode.',
    },
  },
  /** Its media type with parameters that are not known here. */
  'json_api.not_acceptable': {
    status: 406,
    title: {
      en: 'The document is not offered in this form.',
      fr: 'Le document n’est pas offert sous cette forme.',
    },
  },
  'json_api.conflict': {
    status: 409,
    title: {
      en: 'The address is about another resource than this one.',
      fr: 'L’adresse concerne une autre ressource que celle-ci.',
    },
  },
  'json_api.client_id': {
    status: 403,
    title: {
      en: 'The id is given by the server: leave it out.',
      fr: 'L’identifiant est donné par le serveur\u00a0: omettez-le.',
    },
  },
  /** Asked for under a name that is not the portal's: a browser may have been led here by somebody else's page. */
  'request.other_host': {
    status: 421,
    title: {
      en: 'The portal is not found under this address. Open it at %{address}',
      fr: 'Le portail ne se trouve pas à cette adresse. Ouvrez-le à %{address}',
    },
  },
  /** Told to nobody but who gave the right password. */
  'auth.suspended': {
    status: 422,
    title: {
      en: '%{organisation} has suspended your access. To have it restored, ask %{contact}.',
      fr: '%{organisation} a suspendu votre accès. Pour le faire rétablir, adressez-vous à %{contact}.',
    },
  },
  /** The session was open when its person's access was suspended. Told to nobody but who has its cookie. */
  'auth.session_suspended': {
    status: 401,
    title: {
      en: 'Your access was suspended. To have it restored, ask your administrator.',
      fr: 'Votre accès a été suspendu. Pour le faire rétablir, adressez-vous à votre administration.',
    },
  },
  /** Each opens what it opens until it is revoked: there are no more of them than somebody can look after. */
  /** A token without the scope for it invites, changes or removes a company administrator, or makes one. */
  'api_token.no_admins': {
    status: 403,
    title: {
      en: 'This token may not invite, change or remove company administrators.',
      fr: 'Ce jeton ne peut ni inviter, ni modifier, ni retirer des administrateurs de l’entreprise.',
    },
  },
  'api_token.too_many': {
    status: 422,
    title: {
      en: 'There are %{max} tokens already. Revoke one that is not used any more.',
      fr: 'Il y a déjà %{max} jetons. Révoquez-en un qui ne sert plus.',
    },
  },
  /** The organisation names domains to which documents may be mailed, and the address is of none of them. */
  'document.mail_domain': {
    status: 422,
    title: {
      en: 'Your organization has documents mailed to these domains only: %{domains}.',
      fr: 'Votre organisation ne permet d’envoyer des documents qu’à ces domaines\u00a0: %{domains}.',
    },
  },
  /** Nobody works on it any more, or ever did: a document makes itself. */
  'request.ended': {
    status: 409,
    title: {
      en: 'Nobody works on this request any more. Contact us with its number.',
      fr: 'Plus personne ne travaille à cette demande. Écrivez-nous en donnant son numéro.',
    },
  },
} as const satisfies Catalogue;
