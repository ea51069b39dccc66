import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { getPrivacy } from '#contract/calls/privacy.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { navigate } from '#src/providers/navigation.tsx';
import { Footer } from '#src/ui/Footer.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useAnswer } from '#src/ui/use-answer.ts';
import { FrameHeader } from '../sign-in/frame/FrameHeader.tsx';
import { Waiting } from '../sign-in/frame/Waiting.tsx';
import { usePrivacyWords } from './words.ts';

/** What is kept of people, why, for how long, who answers for it, and what they may ask for. */
export default function PrivacyPage() {
  const words = usePrivacyWords();
  const language = useLanguage();
  const [attempt, setAttempt] = useState(1);
  const answer = useAnswer(String(attempt), (signal) => callApi(getPrivacy, { signal }));
  const back = () => (history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'background.paper' }}>
      <FrameHeader />
      <Box component="main" sx={{ flex: 1, width: '100%', maxWidth: 760, mx: 'auto', px: 5, py: 6 }}>
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
