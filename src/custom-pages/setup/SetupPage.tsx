import { getSetup } from '#contract/calls/setup.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useParams } from '#src/providers/navigation.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useAnswer } from '#src/ui/use-answer.ts';
import { BackToSignIn } from '../sign-in/frame/BackToSignIn.tsx';
import { Frame } from '../sign-in/frame/Frame.tsx';
import { Waiting } from '../sign-in/frame/Waiting.tsx';
import { SetupForm } from './SetupForm.tsx';
import { useSetupWords } from './words.ts';

/** Makes an empty installation one that people can work with; afterwards it is gone for good. */
export default function SetupPage() {
  const words = useSetupWords();
  const { token = '' } = useParams();
  const answer = useAnswer(token, (signal) => callApi(getSetup, { params: { token }, signal }));
  if (answer.stage === 'asking') {
    return (
      <Frame>
        <Waiting label={words.checking} />
      </Frame>
    );
  }
  if (answer.stage === 'refused') {
    return (
      <Frame title={words.refused}>
        <Notice severity="error">{answer.message}</Notice>
        <BackToSignIn variant="contained" />
      </Frame>
    );
  }
  return (
    <Frame title={words.title} lead={words.lead}>
      <SetupForm token={token} known={answer.data} />
    </Frame>
  );
}
