import { Box, Button, Link, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { getPrivacy } from '#contract/calls/privacy.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { navigate } from '#src/providers/navigation.tsx';
import { Footer } from '#src/ui/Footer.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useAnswer } from '#src/ui/use-answer.ts';
import { FrameHeader } from '../sign-in/frame/FrameHeader.tsx';
import { Waiting } from '../sign-in/frame/Waiting.tsx';
import { cookies } from './cookies.ts';

/** What is kept of people, why, for how long, who answers for it, and what they may ask for. */
export default function PrivacyPage() {
  const words = usePrivacyWords();
  const language = useLanguage();
  const [attempt, setAttempt] = useState(1);
  const answer = useAnswer(String(attempt), (signal) => callApi(getPrivacy, { signal }));
  // What is at the foot waits below the window: nothing on the screen moves when the text comes.
  const minHeight = answer.stage === 'asking' ? '100dvh' : 0;
  const back = () => (history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}>
      <FrameHeader />
      <Box component="main" sx={{ flex: 1, minHeight, width: '100%', maxWidth: 760, mx: 'auto', px: 5, py: 6 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 6 }}>
          <Typography variant="h1" tabIndex={-1} sx={{ flex: 1, outline: 'none' }}>
            {words.title}
          </Typography>
          <Button variant="outlined" onClick={back}>
            {words.back}
          </Button>
        </Box>
        {answer.stage === 'asking' && <Waiting label={words.title} />}
        {answer.stage === 'refused' && (
          <Notice severity="error">
            {words.failed}{' '}
            <Button size="small" onClick={() => setAttempt(attempt + 1)}>
              {words.again}
            </Button>
          </Notice>
        )}
        {answer.stage === 'there' && (
          <>
            <Typography sx={{ mb: 6 }}>{words.lead(answer.data.provider[language])}</Typography>
            <Heading>{words.responsible}</Heading>
            <Typography sx={{ mb: 6 }}>
              {answer.data.responsible.email
                ? answer.data.responsible.name || answer.data.provider[language]
                : words.nobody}{' '}
              <Address email={answer.data.responsible.email || answer.data.support[language]} />
            </Typography>
            {words.sections(answer.data.days).map(({ title, points }) => (
              <Box key={title} component="section" sx={{ mb: 6 }}>
                <Heading>{title}</Heading>
                <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 2 }}>
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </Box>
              </Box>
            ))}
          </>
        )}
      </Box>
      <Footer />
    </Box>
  );
}

const Heading = ({ children }: { children: string }) => (
  <Typography variant="h2" sx={{ mb: 2 }}>
    {children}
  </Typography>
);

const Address = ({ email }: { email: string }) => (
  <Link href={`mailto:${email}`} underline="always" sx={{ overflowWrap: 'anywhere' }}>
    {email}
  </Link>
);

interface Days {
  readonly audit: number;
  readonly requests: number;
  readonly documents: number;
  readonly mail: number;
  readonly places: number;
}

interface Section {
  readonly title: string;
  readonly points: readonly string[];
}

/** A number of days as people say it. */
const span = (days: number, [day, year]: readonly [string, string]) =>
  days % 365 === 0 && days > 365 ? `${days / 365} ${year}` : `${days} ${day}`;

const words = {
  en: {
    title: 'Privacy',
    failed: 'The page could not be loaded.',
    again: 'Try again',
    lead: (provider: string) =>
      `${provider || 'The provider of this service'} runs Vigie for your organization. This page says what is kept of you here, why, for how long, and what you may ask for.`,
    responsible: 'Who answers for it',
    nobody: 'Ask the support of this service:',
    sections: (days: Days): Section[] => [
      {
        title: 'What is kept of you',
        points: [
          'Your account: name, email, telephone if you gave one, language, role and locations. It is what lets you in, and what others in your organization see of you.',
          'What you asked for: additions and removals of sheets, documents, messages to support. It is your organization’s record of its collection.',
          'An activity log: when you signed in, what you changed or took out, and the network address it came from. It shows who did what if something goes wrong.',
          'How you sign in: your second step, if you set one up, where sessions are open, and the browsers and networks from which you signed in. A sign-in from elsewhere is noticed and mailed to you, and the wrong tries of others do not lock you out.',
          'How you arranged your search page, and searches that you saved.',
        ],
      },
      {
        title: 'What is not',
        points: [
          'No advertising, no measuring of visitors, nothing from other sites.',
          'Only the cookies that the site needs, all of which are named below; in your browser a name may begin with “__Host-”.',
          'Your password is kept as a hash from which it cannot be read. What you search for is not kept.',
          'Your browser keeps how lists are arranged, and drafts of forms until they are sent or you sign out.',
        ],
      },
      {
        title: 'Cookies',
        points: Object.entries(cookies(days)).map(([name, { en }]) => `${name}: ${en}`),
      },
      {
        title: 'Who sees it',
        points: [
          'Administrators of your organization, and the provider’s staff who work on its requests. When the staff open the list of people or somebody’s account, that is written into the log of the organizations of the people shown, which their administrators can read.',
          'Nobody else: it is neither sold nor given away.',
        ],
      },
      {
        title: 'For how long',
        points: [
          `The activity log: ${span(days.audit, ['days', 'years'])}. Requests that have ended: ${span(days.requests, ['days', 'years'])}. Documents made for you: ${days.documents} days. Browsers and networks from which you signed in: ${days.places} days after the last time.`,
          'Your account: until your organization removes it. Your name and address then leave the requests you made, which stay as those of a “former user”.',
        ],
      },
      {
        title: 'What you may ask for',
        points: [
          'All that is kept of you: the button “Download what is kept of you” on your account page hands it to you at once.',
          'That something wrong is put right: change it on your account page, or ask your administrator.',
          'That you are erased: ask the person named above. What has to stay, that a sheet was added or removed, stays without your name.',
          'If you are not content with the answer: the Office of the Privacy Commissioner of Canada, or in Québec the Commission d’accès à l’information.',
        ],
      },
    ],
    back: 'Back',
  },
  fr: {
    title: 'Confidentialité',
    failed: 'La page n’a pas pu être chargée.',
    again: 'Réessayer',
    lead: (provider: string) =>
      `${provider || 'Le fournisseur de ce service'} exploite Vigie pour votre organisation. Cette page dit ce qui est conservé ici à votre sujet, pourquoi, pendant combien de temps et ce que vous pouvez demander.`,
    responsible: 'Qui en est responsable',
    nobody: 'Écrivez au soutien de ce service\u00a0:',
    sections: (days: Days): Section[] => [
      {
        title: 'Ce qui est conservé à votre sujet',
        points: [
          'Votre compte\u00a0: nom, courriel, téléphone si vous l’avez donné, langue, rôle et emplacements. C’est ce qui vous donne accès, et ce que les autres membres de votre organisation voient de vous.',
          'Ce que vous avez demandé\u00a0: ajouts et retraits de fiches, documents, messages au soutien. C’est le dossier de votre organisation sur sa collection.',
          'Un journal d’activité\u00a0: vos connexions, ce que vous avez modifié ou téléchargé, et l’adresse réseau d’où cela venait. Il montre qui a fait quoi en cas de problème.',
          'Vos moyens de connexion\u00a0: votre seconde étape, si vous en avez une, les sessions ouvertes, et les navigateurs et réseaux que vous avez utilisés pour vous connecter. Une connexion venue d’ailleurs est ainsi remarquée et vous est signalée par courriel, et les essais d’autrui ne vous bloquent pas.',
          'La disposition de votre page de recherche et les recherches que vous avez enregistrées.',
        ],
      },
      {
        title: 'Ce qui ne l’est pas',
        points: [
          'Aucune publicité, aucune mesure d’audience, aucun contenu d’autres sites.',
          'Seulement les témoins dont le site a besoin, tous nommés ci-dessous; dans votre navigateur, un nom peut commencer par «\u00a0__Host-\u00a0».',
          'Votre mot de passe est conservé sous forme d’empreinte\u00a0: il ne peut pas être relu. Ce que vous cherchez n’est pas conservé.',
          'Votre navigateur garde la disposition des listes, et les brouillons des formulaires jusqu’à leur envoi ou à votre déconnexion.',
        ],
      },
      {
        title: 'Témoins',
        points: Object.entries(cookies(days)).map(([name, { fr }]) => `${name}\u00a0: ${fr}`),
      },
      {
        title: 'Qui y a accès',
        points: [
          'Les administrateurs de votre organisation et le personnel du fournisseur qui traite ses demandes. Quand ce personnel consulte la liste des personnes ou un compte, c’est inscrit au journal des organisations des personnes affichées, que leurs administrateurs peuvent lire.',
          'Personne d’autre\u00a0: rien n’est vendu ni cédé.',
        ],
      },
      {
        title: 'Pendant combien de temps',
        points: [
          `Le journal d’activité\u00a0: ${span(days.audit, ['jours', 'ans'])}. Les demandes terminées\u00a0: ${span(days.requests, ['jours', 'ans'])}. Les documents produits pour vous\u00a0: ${days.documents} jours. Les navigateurs et réseaux que vous avez utilisés pour vous connecter\u00a0: ${days.places} jours après la dernière fois.`,
          'Votre compte\u00a0: jusqu’à ce que votre organisation le supprime. Votre nom et votre adresse quittent alors les demandes que vous avez faites, qui restent celles d’un «\u00a0ancien utilisateur\u00a0».',
        ],
      },
      {
        title: 'Ce que vous pouvez demander',
        points: [
          'Tout ce qui est conservé à votre sujet\u00a0: le bouton «\u00a0Télécharger ce qui est conservé à votre sujet\u00a0», sur la page de votre compte, vous le remet aussitôt.',
          'La correction d’une erreur\u00a0: modifiez-la sur la page de votre compte ou demandez-la à votre administration.',
          'Votre effacement\u00a0: demandez-le à la personne nommée ci-dessus. Ce qui doit rester, à savoir qu’une fiche a été ajoutée ou retirée, reste sans votre nom.',
          'Si la réponse ne vous satisfait pas\u00a0: la Commission d’accès à l’information du Québec ou le Commissariat à la protection de la vie privée du Canada.',
        ],
      },
    ],
    back: 'Retour',
  },
} satisfies Record<'en' | 'fr', Record<string, ReactNode | ((...given: never[]) => unknown)>>;

/** What the privacy page says, loaded with it. */
const usePrivacyWords = () => words[useLanguage()];
