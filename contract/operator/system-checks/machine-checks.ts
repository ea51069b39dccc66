import type { Check } from './check.ts';

/** What it runs on: database, clock, folders, disk, files, scanner, search, lists and copies. */
export const machineChecks = {
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
} as const satisfies Readonly<Record<string, Check>>;
