import { useMemo, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { compareTexts, type Piece, shorten } from './compare-texts.ts';

interface TextDifferenceProps {
  side: 'mine' | 'theirs';
  mine: string;
  theirs: string;
}

/** One of two texts, with the words marked that the other one lacks. */
export function TextDifference({ side, mine, theirs }: TextDifferenceProps) {
  const [isWhole, setIsWhole] = useState(false);
  const pieces = useMemo(() => compareTexts(theirs, mine), [theirs, mine]);
  const ours = pieces.filter(({ only }) => only === undefined || only === side);
  const short = shorten(ours);
  if (ours.length === 0) return <p className="muted">Empty</p>;
  return (
    <>
      <p className="conflict__text">{(isWhole ? ours : short).map(drawPiece)}</p>
      {short.some(({ isCut }) => isCut) && (
        <Button kind="plain" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? 'Show the changes only' : 'Show the whole text'}
        </Button>
      )}
    </>
  );
}

function drawPiece({ text, only, at }: Piece) {
  if (only === 'mine') return <ins key={at}>{text}</ins>;
  if (only === 'theirs') return <del key={at}>{text}</del>;
  return <span key={at}>{text}</span>;
}
