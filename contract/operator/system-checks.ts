import { type Bilingual, type Language, locales } from '../languages.ts';

/** How well something stands: as it should, worth knowing, to be mended, or not ready for people. */
export const checkStates = ['good', 'note', 'warning', 'bad'] as const;
export type CheckState = (typeof checkStates)[number];

/** The results of a check: severity, message and remedy; `%{name}` is filled from its facts. */
interface Outcome {
  readonly state: CheckState;
  readonly found: Bilingual;
  readonly advice?: Bilingual;
}

interface Check {
  readonly title: Bilingual;
  readonly outcomes: Readonly<Record<string, Outcome>>;
}

/** What is looked at to say whether this installation is ready for people, by `npm run doctor` and on the System page. */
export const systemChecks = {
  address: {
    title: { en: 'Address', fr: 'Adresse' },
    outcomes: {
      https: {
        state: 'good',
        found: { en: 'People reach it at %{url}.', fr: 'Les gens y accèdent à %{url}.' },
      },
      local: {
        state: 'note',
        found: { en: 'Only this machine reaches it, at %{url}.', fr: 'Seule cette machine y accède, à %{url}.' },
        advice: {
          en: 'For others: set PUBLIC_URL to the https address that they are to open.',
          fr: 'Pour les autres\u00a0: donnez à PUBLIC_URL l’adresse https qu’ils doivent ouvrir.',
        },
      },
      http: {
        state: 'bad',
        found: {
          en: '%{url} is not encrypted: passwords and sessions can be read on the way.',
          fr: '%{url} n’est pas chiffrée\u00a0: mots de passe et sessions peuvent être lus en chemin.',
        },
        advice: {
          en: 'Put a proxy with a certificate in front, set PUBLIC_URL to its https address and TRUST_PROXY=on.',
          fr: 'Placez devant un mandataire muni d’un certificat, donnez son adresse https à PUBLIC_URL et définissez TRUST_PROXY=on.',
        },
      },
    },
  },
  mail: {
    title: { en: 'Mail', fr: 'Courriel' },
    outcomes: {
      taken: {
        state: 'good',
        found: { en: 'The mail server %{host} answers.', fr: 'Le serveur de courriel %{host} répond.' },
      },
      folder: {
        state: 'bad',
        found: {
          en: 'No mail server is set: messages only go to the folder “outbox”, and nobody receives an invitation.',
          fr: 'Aucun serveur de courriel n’est configuré\u00a0: les messages ne vont que dans le dossier «\u00a0outbox\u00a0», et personne ne reçoit d’invitation.',
        },
        advice: { en: 'Set SMTP_URL and MAIL_FROM.', fr: 'Définissez SMTP_URL et MAIL_FROM.' },
      },
      plain: {
        state: 'warning',
        found: {
          en: 'The mail server %{host} answers, and the settings let messages leave without TLS: whoever is on the way can read their links.',
          fr: 'Le serveur de courriel %{host} répond, et les réglages laissent partir les messages sans TLS\u00a0: quiconque les intercepte peut en lire les liens.',
        },
        advice: {
          en: 'Take requireTLS=false out of SMTP_URL, or begin it with smtps.',
          fr: 'Retirez requireTLS=false de SMTP_URL, ou faites commencer cette adresse par smtps.',
        },
      },
      placeholder: {
        state: 'bad',
        found: {
          en: 'The mail server %{host} answers, but messages leave from %{from}, an address that does not exist: receivers refuse them or take them for spam.',
          fr: 'Le serveur de courriel %{host} répond, mais les messages partent de %{from}, une adresse qui n’existe pas\u00a0: les destinataires les refusent ou les prennent pour des pourriels.',
        },
        advice: {
          en: 'Set MAIL_FROM to an address of your own domain.',
          fr: 'Donnez à MAIL_FROM une adresse de votre propre domaine.',
        },
      },
      missing: {
        state: 'bad',
        found: {
          en: 'No mail server is set: messages wait, and nobody receives an invitation or a link.',
          fr: 'Aucun serveur de courriel n’est configuré\u00a0: les messages attendent, et personne ne reçoit d’invitation ni de lien.',
        },
        advice: { en: 'Set SMTP_URL and MAIL_FROM.', fr: 'Définissez SMTP_URL et MAIL_FROM.' },
      },
      refused: {
        state: 'bad',
        found: {
          en: 'The mail server %{host} does not take us in: %{reason}',
          fr: 'Le serveur de courriel %{host} ne nous accepte pas\u00a0: %{reason}',
        },
        advice: {
          en: 'Check SMTP_URL: name, port, user and password. Messages wait meanwhile.',
          fr: 'Vérifiez SMTP_URL\u00a0: nom, port, utilisateur et mot de passe. Les messages attendent entre-temps.',
        },
      },
    },
  },
  demo: {
    title: { en: 'Demo', fr: 'Démonstration' },
    outcomes: {
      none: {
        state: 'good',
        found: { en: 'There are no demo accounts.', fr: 'Il n’y a aucun compte de démonstration.' },
      },
      local: {
        state: 'note',
        found: {
          en: 'Demo accounts, usable on this machine only: %{accounts}.',
          fr: 'Comptes de démonstration, utilisables sur cette machine seulement\u00a0: %{accounts}.',
        },
      },
      closed: {
        state: 'warning',
        found: {
          en: 'Demo accounts in the store: %{accounts}. Nobody is let in with them at this address.',
          fr: 'Comptes de démonstration dans la base\u00a0: %{accounts}. Personne n’est admis avec eux à cette adresse.',
        },
        advice: { en: 'Take them out: npm run demo -- --remove', fr: 'Retirez-les\u00a0: npm run demo -- --remove' },
      },
    },
  },
  operators: {
    title: { en: 'Operators', fr: 'Personnel du bureau' },
    outcomes: {
      several: {
        state: 'good',
        found: {
          en: '%{count} operators can work at the desk.',
          fr: '%{count} personnes peuvent travailler au bureau.',
        },
      },
      one: {
        state: 'warning',
        found: {
          en: 'One operator only: who helps when that person loses the password, or leaves?',
          fr: 'Une seule personne au bureau\u00a0: qui aidera si elle perd son mot de passe ou s’en va?',
        },
        advice: {
          en: 'Invite a second one at the desk, under Users.',
          fr: 'Invitez-en une deuxième au bureau, sous Utilisateurs.',
        },
      },
      invited: {
        state: 'warning',
        found: {
          en: 'One operator only, until the invitation of %{address} is accepted.',
          fr: 'Une seule personne au bureau, tant que l’invitation de %{address} n’est pas acceptée.',
        },
        advice: {
          en: 'Ask whether the message arrived. Users, at the desk, sends it again.',
          fr: 'Demandez si le message est arrivé. Au bureau, Utilisateurs permet de le renvoyer.',
        },
      },
      none: {
        state: 'bad',
        found: { en: 'Nobody works at the desk yet.', fr: 'Personne ne travaille encore au bureau.' },
        advice: {
          en: 'Start the server and open the set-up link that it prints, or run: npm run operator -- --add ADDRESS',
          fr: 'Démarrez le serveur et ouvrez le lien de mise en service qu’il affiche, ou exécutez\u00a0: npm run operator -- --add ADRESSE',
        },
      },
    },
  },
  store: {
    title: { en: 'Database', fr: 'Base de données' },
    outcomes: {
      sqlite: {
        state: 'good',
        found: { en: 'SQLite, as of migration %{migration}.', fr: 'SQLite, à la migration %{migration}.' },
      },
      postgres: {
        state: 'good',
        found: { en: 'PostgreSQL, as of migration %{migration}.', fr: 'PostgreSQL, à la migration %{migration}.' },
      },
    },
  },
  clock: {
    title: { en: 'Clock', fr: 'Horloge' },
    outcomes: {
      agrees: {
        state: 'good',
        found: {
          en: 'This machine’s clock agrees with what was written last.',
          fr: 'L’horloge de cette machine concorde avec les dernières écritures.',
        },
      },
      behind: {
        state: 'bad',
        found: {
          en: 'This machine’s clock is %{seconds} s behind: the store has entries of %{latest}.',
          fr: 'L’horloge de cette machine retarde de %{seconds}\u00a0s\u00a0: la base contient des écritures de %{latest}.',
        },
        advice: {
          en: 'Have the clock set by NTP: links and sessions end by it.',
          fr: 'Faites régler l’horloge par NTP\u00a0: les liens et les sessions en dépendent.',
        },
      },
      apart: {
        state: 'bad',
        found: {
          en: 'This machine and the database server are %{seconds} s apart.',
          fr: 'Cette machine et le serveur de base de données ont %{seconds}\u00a0s d’écart.',
        },
        advice: {
          en: 'Have both clocks set by NTP.',
          fr: 'Faites régler les deux horloges par NTP.',
        },
      },
    },
  },
  folder: {
    title: { en: 'Data folder', fr: 'Dossier de données' },
    outcomes: {
      closed: {
        state: 'good',
        found: {
          en: 'Only the server’s own user can read %{folder}.',
          fr: 'Seul l’utilisateur du serveur peut lire %{folder}.',
        },
      },
      open: {
        state: 'bad',
        found: {
          en: 'Other users of this machine can read %{folder}.',
          fr: 'D’autres utilisateurs de cette machine peuvent lire %{folder}.',
        },
        advice: { en: 'Close it: chmod -R go= %{folder}', fr: 'Fermez-le\u00a0: chmod -R go= %{folder}' },
      },
    },
  },
  disk: {
    title: { en: 'Disk space', fr: 'Espace disque' },
    outcomes: {
      enough: { state: 'good', found: { en: '%{free} GB are free.', fr: '%{free}\u00a0Go sont libres.' } },
      little: {
        state: 'warning',
        found: { en: 'Only %{free} GB are free.', fr: 'Il ne reste que %{free}\u00a0Go.' },
        advice: {
          en: 'Make room, or move DATA_DIR, before documents cannot be stored any more.',
          fr: 'Faites de la place, ou déplacez DATA_DIR, avant que des documents ne puissent plus être enregistrés.',
        },
      },
      full: {
        state: 'bad',
        found: {
          en: 'The disk is all but full: %{free} GB are free.',
          fr: 'Le disque est presque plein\u00a0: %{free}\u00a0Go sont libres.',
        },
        advice: {
          en: 'Make room now: what people send is refused when it is full.',
          fr: 'Faites de la place maintenant\u00a0: quand il est plein, ce que les gens envoient est refusé.',
        },
      },
    },
  },
  files: {
    title: { en: 'Files', fr: 'Fichiers' },
    outcomes: {
      disk: { state: 'good', found: { en: 'Kept in the data folder.', fr: 'Conservés dans le dossier de données.' } },
      s3: { state: 'good', found: { en: 'The object store answers.', fr: 'Le stockage d’objets répond.' } },
      away: {
        state: 'bad',
        found: {
          en: 'The object store does not answer: %{reason}',
          fr: 'Le stockage d’objets ne répond pas\u00a0: %{reason}',
        },
        advice: { en: 'Check FILES_URL and its service.', fr: 'Vérifiez FILES_URL et son service.' },
      },
    },
  },
  scanner: {
    title: { en: 'Virus scanner', fr: 'Antivirus' },
    outcomes: {
      none: {
        state: 'note',
        found: {
          en: 'PDFs that people send are rewritten without scripts and attachments, and not scanned for viruses.',
          fr: 'Les PDF envoyés sont réécrits sans scripts ni fichiers joints, mais ne sont pas soumis à un antivirus.',
        },
        advice: {
          en: 'To have them scanned, run clamd and set CLAMD_URL.',
          fr: 'Pour les faire analyser, lancez clamd et définissez CLAMD_URL.',
        },
      },
      answers: { state: 'good', found: { en: 'clamd answers at %{host}.', fr: 'clamd répond à %{host}.' } },
      away: {
        state: 'bad',
        found: {
          en: 'clamd does not answer at %{host}, so every PDF is refused meanwhile: %{reason}',
          fr: 'clamd ne répond pas à %{host}, et chaque PDF est refusé entre-temps\u00a0: %{reason}',
        },
        advice: { en: 'Check CLAMD_URL and its service.', fr: 'Vérifiez CLAMD_URL et son service.' },
      },
    },
  },
  search: {
    title: { en: 'Search', fr: 'Recherche' },
    outcomes: {
      embedded: {
        state: 'good',
        found: { en: 'The embedded engine searches.', fr: 'Le moteur intégré fait la recherche.' },
      },
      solr: { state: 'good', found: { en: 'Solr answers.', fr: 'Solr répond.' } },
      some: {
        state: 'warning',
        found: {
          en: 'Nodes of Solr that answer: %{answering} of %{count}. %{host} does not: %{reason}',
          fr: 'Nœuds de Solr qui répondent\u00a0: %{answering} sur %{count}. %{host} ne répond pas\u00a0: %{reason}',
        },
        advice: {
          en: 'People go on searching. Bring that node back, or take it out of SOLR_URL.',
          fr: 'La recherche continue. Rétablissez ce nœud, ou retirez-le de SOLR_URL.',
        },
      },
      away: {
        state: 'bad',
        found: { en: 'Solr does not answer: %{reason}', fr: 'Solr ne répond pas\u00a0: %{reason}' },
        advice: { en: 'Check SOLR_URL and its service.', fr: 'Vérifiez SOLR_URL et son service.' },
      },
    },
  },
  lists: {
    title: { en: 'Lists of substances', fr: 'Listes de substances' },
    outcomes: {
      shipped: { state: 'good', found: { en: 'As shipped with this release.', fr: 'Celles de cette version.' } },
      own: {
        state: 'good',
        found: {
          en: 'Lists replaced by %{file}: %{count}. The others are as shipped with this release.',
          fr: 'Listes remplacées par %{file}\u00a0: %{count}. Les autres sont celles de cette version.',
        },
      },
      faulty: {
        state: 'bad',
        found: {
          en: '%{file} cannot be used, and stops the next start: %{reason}',
          fr: '%{file} est inutilisable et empêchera le prochain démarrage\u00a0: %{reason}',
        },
        advice: {
          en: 'npm run lists -- %{file} says everything that is wrong with it. Mend it, or take SUBSTANCE_LISTS_FILE out.',
          fr: 'npm run lists -- %{file} dit tout ce qui ne va pas. Corrigez le fichier, ou retirez SUBSTANCE_LISTS_FILE.',
        },
      },
    },
  },
  backup: {
    title: { en: 'Backup', fr: 'Sauvegarde' },
    outcomes: {
      recent: {
        state: 'good',
        found: { en: 'The last backup was taken on %{at}.', fr: 'Dernière sauvegarde\u00a0: %{at}.' },
      },
      old: {
        state: 'warning',
        found: {
          en: 'The last backup was taken on %{at}, %{days} days ago.',
          fr: 'Dernière sauvegarde\u00a0: %{at}, il y a %{days} jours.',
        },
        advice: {
          en: 'Have it taken every night: npm run backup -- --to FOLDER',
          fr: 'Faites-la faire chaque nuit\u00a0: npm run backup -- --to DOSSIER',
        },
      },
      never: {
        state: 'bad',
        found: { en: 'No backup was ever taken.', fr: 'Aucune sauvegarde n’a jamais été faite.' },
        advice: {
          en: 'Have it taken every night: npm run backup -- --to FOLDER',
          fr: 'Faites-la faire chaque nuit\u00a0: npm run backup -- --to DOSSIER',
        },
      },
    },
  },
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

export type SystemCheckId = keyof typeof systemChecks;
export const systemCheckIds = Object.keys(systemChecks) as SystemCheckId[];

/** An outcome of that check, by its name. */
export type OutcomeOf<Id extends SystemCheckId> = keyof (typeof systemChecks)[Id]['outcomes'] & string;

/** What was found, with what the words leave open. */
export interface Finding {
  readonly check: SystemCheckId;
  readonly outcome: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** How a finding stands. */
export const outcomeOf = ({ check, outcome }: Pick<Finding, 'check' | 'outcome'>): Outcome =>
  (systemChecks[check].outcomes as Readonly<Record<string, Outcome>>)[outcome] ?? {
    state: 'warning',
    found: { en: outcome, fr: outcome },
  };

/** What a finding says or advises, in the words of a language, with its numbers as that language writes them. */
export const sayFinding = (words: Bilingual, { facts }: Pick<Finding, 'facts'>, language: Language): string =>
  words[language].replaceAll(/%\{(\w+)\}/g, (_, name: string) => {
    const fact = facts[name] ?? '';
    return typeof fact === 'number' ? fact.toLocaleString(locales[language]) : fact;
  });
