import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import {
  type Quotation,
  quotationFilePath,
  quotationReadingPath,
} from '../../../src/contract/staff/quotations.ts';
import { LoadingBar } from '../../shared/ui/loading-bar.tsx';
import { readFile, readOnce } from '../calls/recorded-reading.ts';
import { type PdfFault, PdfView } from '../inbox/resume/reader/pdf-view.tsx';
import { faultTexts } from '../inbox/resume/reader/reader-faults.ts';
import { Button, ButtonAnchor } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import '../inbox/resume/reader/resume-reader.css';

interface QuotationPdfProps {
  quotation: Quotation;
  onClose(): void;
}

/** A quotation as the customer sees it, read in place. */
export function QuotationPdf({ quotation, onClose }: QuotationPdfProps) {
  const section = useRef<HTMLElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const [fault, setFault] = useState<PdfFault>();
  const {
    data: bytes,
    error,
    refetch,
    isFetching,
  } = useQuery({
    queryKey: ['quotation', 'reading', nameReading(quotation)],
    queryFn: async ({ signal }) => (await readFile(quotationReadingPath(quotation.id), signal)).arrayBuffer(),
    ...readOnce,
    gcTime: 0,
  });
  const name = quotation.number ?? 'Draft';
  const title = `Quotation ${name}`;
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className="quotation__pdf" ref={section} aria-label="Preview">
      <header className="resume-reader__bar">
        <h2 className="d-head resume-reader__name">{title}</h2>
        <div className="resume-reader__acts">
          {quotation.state !== 'draft' && (
            <ButtonAnchor icon="download" href={quotationFilePath(quotation.id)} download>
              Download
            </ButtonAnchor>
          )}
          <Button kind="plain" icon="close" label="Close the preview" onClick={onClose} />
        </div>
      </header>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {fault !== undefined ? (
        <Empty title="This PDF cannot be shown here" text={faultTexts[fault]}>
          <Button onClick={() => setFault(undefined)}>Try again</Button>
        </Empty>
      ) : isFetching ? (
        <LoadingBar label="Loading the PDF" />
      ) : error ? (
        <Empty title="The PDF could not be loaded" text={error.message}>
          <Button onClick={() => void refetch()}>Try again</Button>
        </Empty>
      ) : (
        bytes && (
          <PdfView
            bytes={bytes}
            title={title}
            takesFocus={() => false}
            onShown={(pages) => setAnnouncement(`${title}, ${pages === 1 ? 'one page' : `${pages} pages`}`)}
            onFault={setFault}
            onKey={() => undefined}
          />
        )
      )}
    </section>
  );
}

/** Which of a quotation's PDFs is read: each version of a draft has its own, and what was sent stays the same. */
export const nameReading = ({ id, version, state }: Quotation) =>
  `${id} ${state === 'draft' ? version : 'sent'}`;
