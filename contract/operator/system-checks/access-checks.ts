import type { Check } from './check.ts';

/** How people reach it: its address, its mail, and who can sign in. */
export const accessChecks = {
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
} as const satisfies Readonly<Record<string, Check>>;
