/** What a hostile person writes into a field. */

/** Breaks out of an attribute, of a JSON within a script, and of a Markdown text. */
export const SCRIPT = `"'><script>alert(1)</script><img src=x onerror=alert(2)>`;
/** What begins with a letter of these is computed by a spreadsheet that opens it. */
export const FORMULA = `=cmd|' /C calc'!A0`;
