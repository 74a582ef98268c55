/** What a part of a quotation is, for screen readers. */
export type Tag = 'P' | 'H1' | 'H2' | 'Figure' | 'Table' | 'TR' | 'TH' | 'TD';

type Doc = PDFKit.PDFDocument;
export type Element = ReturnType<Doc['struct']>;

/** The element that holds all others. */
export function createRoot(doc: Doc): Element {
  const root = doc.struct('Document');
  doc.addStructure(root);
  return root;
}

/** Draws a part, which a screen reader reads after the part before. It has to be on one page. */
export function drawTagged(
  doc: Doc,
  parent: Element,
  { tag, ...options }: { tag: Tag; alt?: string; scope?: 'Row' | 'Column' },
  draw: () => void,
): void {
  const element = doc.struct(tag, options);
  drawInto(doc, element, tag, draw);
  element.end();
  parent.add(element);
}

/** Draws the next piece of a part, such as a line of a paragraph that goes on on the next page. */
export function drawInto(doc: Doc, element: Element, tag: Tag, draw: () => void): void {
  const content = doc.markStructureContent(tag);
  draw();
  doc.endMarkedContent();
  element.add(content);
}

/** Draws what a screen reader passes over: lines, colours, and what stands on every page. */
export function drawArtifact(doc: Doc, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}
