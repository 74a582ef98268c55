/** The words that a text field offers, by the field's `list`. */
export function Suggestions({ id, words }: { id: string; words: readonly string[] }) {
  return (
    <datalist id={id}>
      {words.map((each) => (
        <option key={each} value={each} />
      ))}
    </datalist>
  );
}
