import type { Language } from '#contract/languages.ts';
import { useLanguage } from '../i18n/language.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

const words = {
  en: {
    title: 'Sign out and lose what waits?',
    one: 'A request to add sheets waits on this device and has not been sent. Signing out removes it from here.',
    several: (count: number) =>
      `${count} requests to add sheets wait on this device and have not been sent. Signing out removes them from here.`,
    stay: 'To have it sent, stay signed in until there is a connection.',
    act: 'Sign out and remove',
  },
  fr: {
    title: 'Se déconnecter et perdre ce qui attend?',
    one: 'Une demande d’ajout attend sur cet appareil et n’a pas été envoyée. La déconnexion la supprime d’ici.',
    several: (count: number) =>
      `${count} demandes d’ajout attendent sur cet appareil et n’ont pas été envoyées. La déconnexion les supprime d’ici.`,
    stay: 'Pour que l’envoi se fasse, gardez votre session ouverte jusqu’au retour de la connexion.',
    act: 'Se déconnecter et supprimer',
  },
} as const satisfies Record<Language, object>;

interface Props {
  readonly count: number;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Asked before a sign-out that removes what could not be sent yet. */
export default function SignOutQuestion({ count, onLeave, onStay }: Props) {
  const { title, one, several, stay, act } = words[useLanguage()];
  return (
    <ConfirmDialog title={title} act={act} onConfirm={onLeave} onCancel={onStay}>
      {count === 1 ? one : several(count)} {stay}
    </ConfirmDialog>
  );
}
