import type { Page } from '../schema/page.ts';

export const employeeFirstPage = {
  path: '/employee-first-approach',
  name: 'Employee-first approach',
  heading: 'Those who guard are looked after',
  lead: 'A guard who worries about rent, a hospital bill or old age is not watching your gate. So our duty begins with the people in the uniform.',
  description:
    'Interest-free loan, group accident policy, medical insurance, provident fund and gratuity: what {companyShort} does for its people.',
  topic: 'people',
  screen: 'sections',
  picture: 'hero-employee-first-approach',
  card: 'hero-employee-first-approach',
  sections: [
    {
      id: 'benefits',
      type: 'items',
      heading: 'Five things that every employee should know',
      menu: 'Five benefits',
      intro: 'They are explained at joining, and printed with the number to call.',
      items: [
        {
          icon: 'coins',
          title: 'Interest-free loan to staff',
          text: 'For school fees, illness, a wedding or a roof. The company lends without interest and recovers in instalments that are agreed beforehand.',
        },
        {
          icon: 'umbrella',
          title: 'Group accident policy',
          text: 'Cover for death and disablement by accident, under one policy for all, in addition to what the law on work injury provides.',
        },
        {
          icon: 'heart-pulse',
          title: 'Medical insurance',
          text: 'Those within the wage limit are insured with their families under the employees’ state insurance (ESI). Those above it are covered by medical insurance.',
        },
        {
          icon: 'safe',
          title: 'Provident fund',
          text: 'Both shares are paid into an account that belongs to the employee, follows from job to job, and can be read on a phone.',
        },
        {
          icon: 'certificate',
          title: 'Gratuity where applicable',
          text: 'Paid on leaving to those who have completed the service that the law asks for, and to the family after a death in service, whatever its length.',
        },
      ],
    },
    {
      id: 'life',
      type: 'table',
      heading: 'When life happens',
      intro: 'A benefit that nobody knows how to claim is none. This table hangs in each branch.',
      caption: 'Events in an employee’s life, the first step, and the help that follows',
      columns: ['What happened', 'First step', 'What follows'],
      rows: [
        [
          'School fees are due',
          'Ask the branch for a loan form',
          'Decision in writing, instalments shown on the wage slip',
        ],
        [
          'Illness',
          'ESI dispensary with the e-Pehchan card, or a hospital under the medical insurance',
          'Certificate to the supervisor; sick leave entered',
        ],
        [
          'Injury on duty',
          'First aid, and a report on the same shift',
          'Report to the authority, claim under ESI and the accident policy',
        ],
        [
          'A child is expected',
          'Tell the branch or the lady officer',
          'Maternity benefit as the law provides, lighter posts before and after',
        ],
        [
          'A new job elsewhere',
          'Give notice',
          'Full settlement, provident fund transfer, service certificate',
        ],
        ['Years of service completed', 'Ask for the reckoning of gratuity', 'Paid as the law provides'],
        [
          'An employee has died',
          'Any colleague calls the branch',
          'An officer visits, and stays with the claims until they are paid',
        ],
      ],
    },
    {
      id: 'loan',
      type: 'steps',
      heading: 'How the loan is asked for',
      menu: 'The loan',
      intro: 'No guarantor from the supervisor, no favour owed to anybody.',
      steps: [
        {
          title: 'Say what it is for',
          text: 'One page, filled in at the branch. A paper that shows the need helps, and is returned.',
        },
        {
          title: 'Agree what you can repay',
          text: 'The instalment is fixed with you. The law limits all deductions of a month to half of the wages; what we take is to leave a household enough to live on.',
        },
        {
          title: 'Receive it in your account',
          text: 'The whole sum, without a fee. Nobody may ask for a share of it.',
        },
        {
          title: 'See it shrink',
          text: 'Each slip shows what was taken and what remains. An instalment can be put off after illness or a death.',
        },
      ],
    },
    {
      id: 'every-day',
      type: 'points',
      heading: 'What is owed on ordinary days',
      menu: 'Ordinary days',
      intro: 'Fairness shows on the days when nothing happens.',
      points: [
        'An appointment letter, in words that are understood',
        'Wages into the bank by the seventh of the month, with a slip',
        'Overtime with consent, at twice the rate',
        'One day of rest in seven',
        'Uniform, rain gear and safety equipment without deduction',
        'A cabin with shade, water and a fan, and a toilet in reach; we ask the client for it in writing',
        'A yearly medical examination',
        'The site and the shift that were promised, or a reason',
        'An internal committee to which harassment can be reported, with women on it',
        'Someone to ring who is not your supervisor',
      ],
    },
    {
      id: 'growing',
      type: 'text',
      heading: 'From the gate to the office',
      menu: 'Growing',
      picture: 'training-certificates',
      paragraphs: [
        'Guard, head guard, supervisor, assignment manager, field officer, branch: the ladder is written down with what each rung needs in service, courses and audits. Vacancies are announced inside before they are advertised, and night study is taken into account when rosters are made.',
        'Those who came from the forces bring the first rungs with them. Those who came from a village with a school certificate find them in our classroom. Women take the same course and the same ladder.',
      ],
      link: { label: 'See open positions', path: '/Career' },
    },
    {
      id: 'clients',
      type: 'text',
      heading: 'Why this concerns you as a client',
      menu: 'Why it concerns clients',
      paragraphs: [
        'Staff who stay know your lanes, your people and your bad days. A guard who is paid on time has no reason to look away for a note, and one who is insured steps forward sooner when somebody has to be helped. When two quotations differ by an amount that only wages can explain, ask which of the lines above was left out.',
      ],
      link: { label: 'Request a quotation', path: '/quotation' },
    },
    {
      id: 'questions',
      type: 'questions',
      heading: 'Questions that employees ask',
      menu: 'Questions',
      questions: [
        {
          question: 'Who decides about a loan?',
          answer:
            'The branch and the human resources desk together, by the same rules for all ranks. A refusal comes with its reason.',
        },
        {
          question: 'When is gratuity due?',
          answer:
            'Under the Code on Social Security, 2020, after five years of continuous service, and for fixed-term employees after one year. The five years are not required when service ends by death or disablement.',
        },
        {
          question: 'How do I see my provident fund?',
          answer:
            'With your universal account number, on the fund’s portal or by telephone. The branch shows you how, and has no need of your password.',
        },
        {
          question: 'Does the accident policy replace ESI?',
          answer: 'No. It comes on top of what the law gives you.',
        },
      ],
    },
  ],
  related: ['/Career', '/training', '/commitment-to-best-practices'],
} as const satisfies Page;
