import { useState } from 'react';
import { useMotionAllowed } from '../media/use-motion-allowed.ts';
import { LetterHeading } from './letter-heading.tsx';
import { MotionKey } from './motion-key.tsx';

/** The letters of the heading fade in over a picture: with the button that stops them. */
export function FadingHeading({ text }: { text: string }) {
  const allowed = useMotionAllowed();
  const [chosen, setChosen] = useState<boolean>();
  const playing = chosen ?? allowed;
  return (
    <>
      <LetterHeading text={text} playing={playing} />
      <MotionKey what="the heading’s letters" playing={playing} onPlay={setChosen} />
    </>
  );
}
