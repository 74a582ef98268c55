import { complianceDocuments } from '../../../src/content/compliance-documents.ts';

interface SampleComplianceItem {
  complianceName: string;
  complianceDocumentPath: string;
}

export const sampleCompliance: readonly SampleComplianceItem[] = complianceDocuments.map(
  ({ slug, title }) => ({
    complianceName: title,
    complianceDocumentPath: `wwwroot/media/compliance/${slug}.pdf`,
  }),
);
