import type { Page } from '../schema/page.ts';

export const backgroundScreeningPage = {
  path: '/background-screen',
  name: 'Background Screening',
  heading: 'Know who you hire',
  lead: 'Five checks, each made at the source and with the candidate’s consent, and one report that says plainly what was confirmed and what was not.',
  description:
    'Educational, reference, professional, criminal, social media and family checks before you hire.',
  topic: 'people',
  screen: 'sections',
  service: true,
  picture: 'hero-screening',
  card: 'hero-screening',
  sections: [
    {
      type: 'items',
      id: 'checks',
      heading: 'The five checks',
      intro: 'Choose by role. Nobody needs all five for everyone.',
      items: [
        {
          icon: 'education',
          title: 'Educational',
          text: 'Degree, year and marks, confirmed with the university or board, or through records that the candidate shares from DigiLocker. The institution is checked too.',
        },
        {
          icon: 'briefcase',
          title: 'Reference and professional',
          text: 'Dates, post and conduct, asked of the personnel office and of a superior whom we trace ourselves. Licences are looked up in the register that issued them.',
        },
        {
          icon: 'government',
          title: 'Criminal',
          text: 'Search of court records by name, parentage and address, and police verification through the channel that the state provides, applied for with the candidate.',
        },
        {
          icon: 'search',
          title: 'Social media',
          text: 'What the candidate has made public, read for threats, hatred, leaked secrets and a career unlike the one in the resume. No passwords, no false friend requests.',
        },
        {
          icon: 'housing',
          title: 'Family',
          text: 'A visit to the stated address: who lives there, since when, and whom to ring in an emergency. Asked with courtesy and kept to what the post needs.',
        },
      ],
    },
    {
      type: 'text',
      id: 'why',
      heading: 'Why a reference letter is not enough',
      menu: 'Why check',
      paragraphs: [
        'Documents are easy to print. What is hard to forge is agreement between sources that do not know of each other: the university’s ledger, a former superior’s memory, the provident-fund history that the candidate downloads and shows, the neighbour who has seen him leave for work for three years. Screening is the work of laying these side by side.',
        'It protects the candidate too. A name shared with a stranger in a court list, or an employer that closed, should not cost anybody a job.',
      ],
    },
    {
      type: 'table',
      id: 'by-role',
      heading: 'Which check for which role',
      menu: 'By role',
      intro: 'A starting point. Your risk and your regulator decide.',
      caption: 'Roles and the background checks that are usual for them',
      columns: ['Role', 'Usual checks', 'Because'],
      rows: [
        [
          'Guards, drivers, housekeepers',
          'Criminal, address and family, last employer',
          'They hold keys and are alone with your property.',
        ],
        [
          'Cash, stores, accounts',
          'Criminal, professional, references from two superiors',
          'The loss comes slowly and from people who are liked.',
        ],
        [
          'Teachers, carers, ward staff',
          'Criminal, educational, professional',
          'They are trusted with those who cannot complain.',
        ],
        [
          'Engineers, nurses, crane operators',
          'Educational, licence, professional',
          'A false certificate can injure someone.',
        ],
        [
          'Managers and directors',
          'All but family, with directorships, litigation and public statements',
          'Their past becomes yours.',
        ],
      ],
    },
    {
      type: 'steps',
      id: 'process',
      heading: 'How a case runs',
      steps: [
        {
          title: 'Consent',
          text: 'The candidate reads a plain notice of what is checked, with whom and why, and signs. Without it we do not begin.',
        },
        {
          title: 'Papers',
          text: 'Documents are collected, with identity numbers masked wherever the check does not need them.',
        },
        {
          title: 'Source checks',
          text: 'Each statement goes to the one who can confirm it. We find the telephone number ourselves.',
        },
        {
          title: 'Field visit',
          text: 'A verifier goes to the address, photographs it with place and time and speaks to a resident.',
        },
        { title: 'Second look', text: 'A reviewer who did not do the work reads every discrepancy.' },
        {
          title: 'Candidate’s word',
          text: 'Before an adverse report is closed, the candidate may explain. The explanation is in the report.',
        },
      ],
    },
    {
      type: 'table',
      id: 'verdicts',
      heading: 'How to read our verdicts',
      menu: 'Verdicts',
      intro: 'One word a check, with the evidence behind it. We do not advise you to hire or to refuse.',
      caption: 'The verdicts used in a screening report and what each means',
      columns: ['Verdict', 'Means', 'You might'],
      rows: [
        ['Confirmed', 'The source agrees with what the candidate stated.', 'Go on.'],
        [
          'Minor difference',
          'A date, a designation or a spelling differs, with no sign of intent.',
          'Ask, correct the file.',
        ],
        [
          'Discrepancy',
          'The source contradicts a statement that matters for the post.',
          'Hear the candidate, then decide.',
        ],
        [
          'Unable to verify',
          'The source is closed, silent or refuses. This is not a finding against anyone.',
          'Accept other proof, or wait.',
        ],
        [
          'Record found',
          'A court or police record that matches by more than a name. Status and section are stated.',
          'Read it with your counsel. An accusation is not a conviction.',
        ],
      ],
    },
    {
      type: 'points',
      id: 'privacy',
      heading: 'Fair to the candidate, safe for you',
      menu: 'Fairness',
      intro:
        'Personal data in India is governed by the Digital Personal Data Protection Act, 2023, whose duties come into force in stages. We do not wait for the last of them.',
      points: [
        'Only what the role needs is asked. Religion, caste, politics, health and family plans are left alone.',
        'Family and neighbours are asked about residence and character, never about marriage prospects or money.',
        'Matters dealt with under juvenile law are left out, as that law intends.',
        'Files are opened by named reviewers only and deleted on the date agreed with you.',
        'The candidate can ask what was found, have an error corrected and withdraw consent.',
      ],
    },
    {
      type: 'text',
      id: 'people',
      heading: 'Verifiers and volumes',
      menu: 'Verifiers',
      paragraphs: [
        'Desk reviewers work by sector, because a nurse and a bank clerk leave different traces. Field verifiers live in the district that they visit, carry identification and may not accept so much as their fare from a candidate.',
        'We take single cases and whole intakes: banks, hospitals, schools, plants, contractors whose workers enter your site, housing societies and households. For intakes you see the status of each case and what is holding it up.',
      ],
    },
    {
      type: 'questions',
      id: 'questions',
      heading: 'Questions we are asked',
      menu: 'Questions',
      questions: [
        {
          question: 'When should we screen: before or after the offer?',
          answer:
            'Make the offer subject to it. Education and employment can be done before the first day. Police verification follows the station’s pace, so agree in writing what happens if it comes late and adverse.',
        },
        {
          question: 'Can we check people who already work for us?',
          answer:
            'Yes, with notice, a reason and their consent: on promotion to a post of trust, or at intervals for posts where your regulator expects it.',
        },
        {
          question: 'Will the present employer be contacted?',
          answer:
            'Only when the candidate allows it, usually after resignation. Until then the case shows that part as pending.',
        },
        {
          question: 'What about guards whom you supply?',
          answer:
            'The private security law itself asks for their character and antecedents to be verified. Ask to see the record for your roster.',
        },
      ],
    },
  ],
  related: ['/consulting-investigation', '/specilized-manpower', '/banking-solution'],
} as const satisfies Page;
