import type { Page } from '../schema/page.ts';

export const consultingPage = {
  path: '/consulting-investigation',
  name: 'Consulting and Investigation',
  heading: 'Facts before decisions',
  lead: 'You are about to hire, buy, sue, pay or trust. We find out what is true, by lawful means, and write it down so that you can act on it.',
  description:
    'Verification, fraud investigation, due diligence, surveillance, brand and executive protection.',
  topic: 'consulting',
  screen: 'sections',
  service: true,
  picture: 'hero-consulting',
  card: 'card-consulting',
  sections: [
    {
      type: 'items',
      id: 'services',
      heading: 'Seven kinds of assignment',
      menu: 'Assignments',
      items: [
        {
          icon: 'briefcase',
          title: 'Pre-employment verification',
          text: 'Identity, address, education, employment and record of a candidate, checked at the source before you make the offer final.',
          link: { label: 'See background screening', path: '/background-screen' },
        },
        {
          icon: 'search',
          title: 'Fraud investigation',
          text: 'Missing stock, false bills, ghost workers, kickbacks, leaked tenders. We follow documents first and people second.',
        },
        {
          icon: 'chart',
          title: 'Due diligence',
          text: 'A partner, vendor, distributor or target: who owns it, whom it owes, what it is sued for, and whether the factory on the letterhead exists.',
        },
        {
          icon: 'camera',
          title: 'Surveillance',
          text: 'Discreet observation in public places, for a stated purpose and a limited time, with a log of what was seen and when.',
        },
        {
          icon: 'certificate',
          title: 'Intellectual property protection',
          text: 'Market surveys and test purchases that trace counterfeit goods from the shop to the press, and evidence for your counsel to act on.',
        },
        {
          icon: 'officer',
          title: 'Executive protection',
          text: 'Threat assessment, secure travel, residence surveys and personal security officers for people whose work makes them a target.',
        },
        {
          icon: 'document',
          title: 'Insurance claim verification',
          text: 'Place, time, people and papers of a claim, checked on the spot. The assessment of the loss remains with the licensed surveyor.',
        },
      ],
    },
    {
      type: 'text',
      id: 'method',
      heading: 'How we get to know things',
      menu: 'Method',
      paragraphs: [
        'Most of what a client needs is in the open, scattered over places that nobody has put side by side: company filings, court and tribunal lists, tax registrations, land records, tenders, old newspapers, a shop’s own price list. We begin there, because records do not change their story.',
        'Then come conversations, with a former store keeper, a transporter, a neighbour of the warehouse. Observation is the last step, when records and people leave one question open.',
      ],
    },
    {
      type: 'points',
      id: 'limits',
      heading: 'Lines that we do not cross',
      menu: 'Limits',
      intro:
        'Evidence that was obtained unlawfully can harm you more than the fraud did. So the answer to each of these is no.',
      mark: 'close',
      points: [
        'No call records, intercepted messages or location data of other people.',
        'No access to bank accounts, tax files, medical records or mailboxes without the owner’s authority.',
        'No tracker on a vehicle that is not yours, and no camera or microphone where people may expect privacy.',
        'No posing as police, as an official or as a journalist, and no payment to a public servant.',
        'No assignment about a spouse, a former partner or a private feud.',
        'No promise of a result. The finding may be that nothing is wrong, and that is worth its fee.',
      ],
    },
    {
      type: 'steps',
      id: 'assignment',
      heading: 'How an assignment runs',
      menu: 'How it runs',
      steps: [
        {
          title: 'A private conversation',
          text: 'You tell one of our officers what you fear and what you want to decide. We check for conflicts of interest before we hear names.',
        },
        {
          title: 'A written question',
          text: 'The purpose, the scope, the limits, the budget and your single point of contact go into a letter of engagement.',
        },
        {
          title: 'Desk, then field',
          text: 'Records are searched first. Field work follows a plan, in pairs where it is sensitive, with a log kept the same day.',
        },
        {
          title: 'A stop in the middle',
          text: 'You hear what is known so far and decide whether to go on, turn or end.',
        },
        {
          title: 'Report and handover',
          text: 'The report is explained in person. Originals, recordings and the log of custody go to you or to your advocate.',
        },
      ],
    },
    {
      type: 'table',
      id: 'report',
      heading: 'What is in the report',
      menu: 'The report',
      intro: 'Written for someone who was not there: a board, a judge, an underwriter.',
      caption: 'Parts of an investigation report and what each part lets the reader do',
      columns: ['Part', 'Contains', 'Lets you'],
      rows: [
        ['Answer', 'The question and our answer, on the first page, with how sure we are.', 'Decide.'],
        [
          'Findings',
          'Numbered facts, each with its source, its date and who recorded it.',
          'Check us, one by one.',
        ],
        [
          'Not established',
          'What was looked for and not found, and what could not be looked for lawfully.',
          'Know where the ice is thin.',
        ],
        [
          'Exhibits',
          'Copies, photographs and recordings with a custody log; hash values for electronic files.',
          'Put them before a court with the certificate that the law of evidence asks for.',
        ],
        [
          'What to close',
          'The door through which it happened, and three or four ways to shut it.',
          'Keep it from happening twice.',
        ],
      ],
    },
    {
      type: 'text',
      id: 'people',
      heading: 'Who does the work',
      menu: 'People',
      paragraphs: [
        'Investigators with a background in police, armed-forces intelligence, banking and audit, working under a case officer who signs the report. They know the language of the district in which they ask, and they are verified before they verify anyone else.',
        'Files are open to those who work on the case and to nobody else. Personal data is collected for the purpose in your letter, kept as long as that purpose lasts and then destroyed or returned. The clients are companies, banks, insurers, law firms, brand owners and family offices.',
      ],
    },
    {
      type: 'questions',
      id: 'questions',
      heading: 'Questions we are asked',
      menu: 'Questions',
      questions: [
        {
          question: 'Will our recordings and e-mails stand up in court?',
          answer:
            'Electronic records are admitted under section 63 of the Bharatiya Sakshya Adhiniyam, 2023, with a certificate in the form that the Act prescribes, including hash values. We preserve the record so that the certificate can be given truthfully.',
        },
        {
          question: 'Can you raid a counterfeiter for us?',
          answer:
            'No private person can. For trade marks, search and seizure without a warrant is for a police officer of the rank of deputy superintendent or above, after the Registrar’s opinion. Civil courts can appoint commissioners. We bring the addresses, the samples and the people who can identify the goods.',
        },
        {
          question: 'Should we tell the suspect’s manager?',
          answer:
            'Tell as few as you can, and ask us first. The early leak, and the computer that somebody switched on to have a look, spoil more cases than clever thieves do.',
        },
        {
          question: 'Do you also advise before something happens?',
          answer:
            'Yes. Site risk surveys, reviews of stores and purchase procedures, travel advice and crisis rehearsals are the larger part of consulting, and the cheaper one.',
        },
      ],
    },
  ],
  related: ['/background-screen', '/banking-solution', '/guarding-solution'],
} as const satisfies Page;
