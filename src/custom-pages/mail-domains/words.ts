import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';

const words = {
  en: {
    loading: 'Loading the domains',
    failed: 'The domains could not be loaded',
    lead: 'Links to binders and e-binders are mailed to addresses of these domains only, and to the address of whoever orders them. Links that were mailed before go on until they end; the message centre ends them sooner.',
    domains: 'Domains, one a line',
    hint: 'example.org is that domain alone, *.example.org those in it. With no domain, documents are mailed everywhere.',
    save: 'Save',
    saved: 'Saved.',
    atLine: (line: string, message: string) => `${line}: ${message}`,
  },
  fr: {
    loading: 'Chargement des domaines',
    failed: 'Les domaines n’ont pas pu être chargés',
    lead: 'Les liens vers les cartables ne s’envoient qu’aux adresses de ces domaines et à celle de la personne qui les commande. Les liens déjà envoyés restent valides jusqu’à leur terme; le centre de messages permet d’y mettre fin plus tôt.',
    domains: 'Domaines, un par ligne',
    hint: 'Inscrivez example.org pour ce domaine seul, *.example.org pour ceux qu’il contient. Sans domaine, les documents s’envoient partout.',
    save: 'Enregistrer',
    saved: 'C’est enregistré.',
    atLine: (line: string, message: string) => `${line}\u00a0: ${message}`,
  },
} satisfies Record<Language, unknown>;

export const useMailDomainWords = () => words[useLanguage()];
