import type { Check } from './check.ts';

/** How it is run: the provider, secrets, privacy, the audit log, and what goes out or was given up. */
export const operationChecks = {
  provider: {
    title: { en: 'Provider', fr: 'Fournisseur' },
    outcomes: {
      whole: {
        state: 'good',
        found: {
          en: 'Pages name %{name}: whom to ask, its site and its terms of use.',
          fr: 'Les pages nomment %{name}\u00a0: à qui s’adresser, son site et ses conditions d’utilisation.',
        },
      },
      demo: {
        state: 'note',
        found: {
          en: 'Nothing is said of the provider yet: pages show the demo’s example addresses.',
          fr: 'Rien n’est encore indiqué sur le fournisseur\u00a0: les pages montrent les adresses fictives de la démonstration.',
        },
      },
      nobody: {
        state: 'bad',
        found: {
          en: 'Nobody is named whom people may ask, and messages to support go to nobody.',
          fr: 'Aucune personne à qui s’adresser n’est nommée, et les messages au soutien ne parviennent à personne.',
        },
        advice: {
          en: 'Fill in “The provider” on the desk’s System page, or set SUPPORT_EMAIL.',
          fr: 'Remplissez «\u00a0Le fournisseur\u00a0» à la page Système du bureau, ou définissez SUPPORT_EMAIL.',
        },
      },
      placeholder: {
        state: 'bad',
        found: {
          en: 'Pages show %{address}, which leads nowhere: it is an example.',
          fr: 'Les pages montrent %{address}, qui ne mène nulle part\u00a0: c’est un exemple.',
        },
        advice: {
          en: 'Put your own in its place, under “The provider” on the desk’s System page.',
          fr: 'Remplacez-la par la vôtre, sous «\u00a0Le fournisseur\u00a0» à la page Système du bureau.',
        },
      },
      noTerms: {
        state: 'warning',
        found: {
          en: 'No address of terms of use is set: pages show no link to them, and a new password is chosen without agreeing to any.',
          fr: 'Aucune adresse de conditions d’utilisation n’est donnée\u00a0: les pages n’ont pas de lien vers elles, et on choisit un nouveau mot de passe sans en accepter.',
        },
        advice: {
          en: 'If you have terms, say where they are, under “The provider” on the desk’s System page.',
          fr: 'Si vous avez des conditions, indiquez où elles se trouvent, sous «\u00a0Le fournisseur\u00a0» à la page Système du bureau.',
        },
      },
      noSite: {
        state: 'note',
        found: {
          en: 'No address of the provider’s site is set: pages show no link to it.',
          fr: 'Aucune adresse du site du fournisseur n’est donnée\u00a0: les pages n’ont pas de lien vers lui.',
        },
        advice: {
          en: 'Say it under “The provider” on the desk’s System page.',
          fr: 'Donnez-la sous «\u00a0Le fournisseur\u00a0» à la page Système du bureau.',
        },
      },
    },
  },
  secrets: {
    title: { en: 'Key', fr: 'Clé' },
    outcomes: {
      none: {
        state: 'good',
        found: { en: 'Nothing is kept encrypted yet.', fr: 'Rien de ce qui est conservé n’est encore chiffré.' },
      },
      readable: {
        state: 'good',
        found: {
          en: 'The key in %{place} reads all %{count} secrets.',
          fr: 'La clé de %{place} lit tous les secrets (%{count}).',
        },
        advice: {
          en: 'No backup holds it: keep it where you keep other secrets.',
          fr: 'Aucune sauvegarde ne la contient\u00a0: conservez-la avec vos autres secrets.',
        },
      },
      unreadable: {
        state: 'bad',
        found: {
          en: '%{unreadable} of %{count} secrets cannot be read: %{place} does not hold their key, %{keys}. Codes of authenticator apps are refused.',
          fr: 'Secrets qui ne peuvent pas être lus\u00a0: %{unreadable} sur %{count}. %{place} ne contient pas leur clé, %{keys}. Les codes des applications d’authentification sont refusés.',
        },
        advice: {
          en: 'Put the former key back, behind the newer one if there is one. No backup holds it. Without it, people use a recovery code or a passkey, or are reset, and set their app up anew.',
          fr: 'Remettez l’ancienne clé, après la nouvelle s’il y en a une. Aucune sauvegarde ne la contient. Sans elle, les gens utilisent un code de secours ou une clé d’accès, ou sont réinitialisés, et configurent de nouveau leur application.',
        },
      },
    },
  },
  privacy: {
    title: { en: 'Personal information', fr: 'Renseignements personnels' },
    outcomes: {
      named: {
        state: 'good',
        found: { en: '%{name} answers for it.', fr: '%{name} en est responsable.' },
      },
      nobody: {
        state: 'warning',
        found: {
          en: 'The privacy page names nobody who answers for personal information.',
          fr: 'La page de confidentialité ne nomme personne comme responsable des renseignements personnels.',
        },
        advice: {
          en: 'Name somebody under “The provider” on the desk’s System page: Québec’s law asks for it.',
          fr: 'Nommez quelqu’un sous «\u00a0Le fournisseur\u00a0» à la page Système du bureau\u00a0: la loi du Québec l’exige.',
        },
      },
    },
  },
  audit: {
    title: { en: 'Activity log', fr: 'Journal d’activité' },
    outcomes: {
      whole: {
        state: 'good',
        found: {
          en: 'The newest %{count} entries are as they were written.',
          fr: 'Les dernières entrées (%{count}) sont telles qu’elles ont été écrites.',
        },
      },
      broken: {
        state: 'bad',
        found: {
          en: 'At seal %{number} the log is not as it was written.',
          fr: 'Au sceau %{number}, le journal n’est pas tel qu’il a été écrit.',
        },
        advice: {
          en: 'Somebody has changed the store by hand. Find out who, and compare with a backup: npm run audit -- --check',
          fr: 'Quelqu’un a modifié la base à la main. Cherchez qui, et comparez à une sauvegarde\u00a0: npm run audit -- --check',
        },
      },
      unsent: {
        state: 'warning',
        found: {
          en: '%{count} entries wait to be sent to %{host}.',
          fr: 'Entrées qui attendent d’être envoyées à %{host}\u00a0: %{count}.',
        },
        advice: {
          en: 'Check AUDIT_STREAM_URL and its receiver; the server’s log says why.',
          fr: 'Vérifiez AUDIT_STREAM_URL et son destinataire; le journal du serveur dit pourquoi.',
        },
      },
    },
  },
  providers: {
    title: { en: 'Single sign-on', fr: 'Authentification unique' },
    outcomes: {
      none: {
        state: 'good',
        found: { en: 'No organization has switched it on.', fr: 'Aucune organisation ne l’a activée.' },
      },
      answering: {
        state: 'good',
        found: {
          en: '%{count} organizations have it on; their identity providers answer.',
          fr: 'Organisations qui l’ont activée\u00a0: %{count}; leurs fournisseurs d’identité répondent.',
        },
      },
      plain: {
        state: 'bad',
        found: {
          en: '%{count} organizations have it on, and %{url} is not https: what a provider answers can be read on the way.',
          fr: 'Organisations qui l’ont activée\u00a0: %{count}. %{url} n’est pas en https\u00a0: les réponses des fournisseurs peuvent être lues en chemin.',
        },
        advice: {
          en: 'Set PUBLIC_URL to an https address, and register the new redirect URI at each provider.',
          fr: 'Donnez à PUBLIC_URL une adresse https et inscrivez la nouvelle adresse de retour chez chaque fournisseur.',
        },
      },
      locked: {
        state: 'warning',
        found: {
          en: 'In %{organisation} single sign-on is the only way in, and nobody gets in by password any more: who was named has left, is suspended or has another role.',
          fr: 'Dans %{organisation}, l’authentification unique est le seul moyen de connexion, et plus personne ne peut se connecter par mot de passe\u00a0: la personne nommée est partie, est suspendue ou a un autre rôle.',
        },
        advice: {
          en: 'Name another administrator on the page of single sign-on of that organization.',
          fr: 'Nommez quelqu’un d’autre à la page d’authentification unique de cette organisation.',
        },
      },
      failing: {
        state: 'bad',
        found: {
          en: 'The identity provider of %{organisation} does not answer as it should: %{reason}',
          fr: 'Le fournisseur d’identité de %{organisation} ne répond pas comme il faut\u00a0: %{reason}',
        },
        advice: {
          en: 'Have its administrator try it on the page of single sign-on.',
          fr: 'Demandez à son administrateur de l’essayer à la page d’authentification unique.',
        },
      },
    },
  },
  webhooks: {
    title: { en: 'Webhooks', fr: 'Webhooks' },
    outcomes: {
      none: {
        state: 'good',
        found: { en: 'No organization has any.', fr: 'Aucune organisation n’en a.' },
      },
      taken: {
        state: 'good',
        found: {
          en: 'Messages are taken at all addresses (%{count}); on their way: %{waiting}.',
          fr: 'Les messages sont acceptés à toutes les adresses (%{count}); en route\u00a0: %{waiting}.',
        },
      },
      failing: {
        state: 'warning',
        found: {
          en: 'Addresses that take no messages: %{count}, of %{organisations}; on their way: %{waiting}.',
          fr: 'Adresses qui n’acceptent aucun message\u00a0: %{count}, de %{organisations}; en route\u00a0: %{waiting}.',
        },
        advice: {
          en: 'Their administrators see why under Webhooks, and are told by mail. Where all fail at once, look at this server’s way out.',
          fr: 'Leurs administrateurs voient pourquoi sous Webhooks et en sont avisés par courriel. Si toutes échouent en même temps, vérifiez l’accès de ce serveur à Internet.',
        },
      },
    },
  },
  jobs: {
    title: { en: 'Jobs', fr: 'Tâches' },
    outcomes: {
      none: { state: 'good', found: { en: 'No job was given up.', fr: 'Aucune tâche n’a été abandonnée.' } },
      failed: {
        state: 'warning',
        found: {
          en: '%{count} jobs were given up after several attempts.',
          fr: 'Tâches abandonnées après plusieurs essais\u00a0: %{count}.',
        },
        advice: { en: 'Look at them under Jobs: why, and try again.', fr: 'Voyez pourquoi sous Tâches, et réessayez.' },
      },
    },
  },
} as const satisfies Readonly<Record<string, Check>>;
