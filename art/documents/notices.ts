import { type CompanyDocument, sections } from './types.ts';

export const notices: readonly CompanyDocument[] = [
  {
    slug: 'minimum-wages-notice',
    kind: 'Notice',
    summary:
      'To be displayed at every branch and site in English and in a language that the people there ' +
      'understand. The branch fills in the rates of its state; a specimen carries none, because rates are ' +
      'revised through the year.',
    facts: [
      ['Law', 'Code on Wages, 2019; Occupational Safety, Health and Working Conditions Code, 2020'],
      ['Applies to', 'All guards, supervisors, housekeeping and technical staff, whatever the contract'],
      ['Owner', 'Head of human resources'],
      ['Version', 'SPECIMEN-MW-0000, from 01-10-2026'],
    ],
    tables: [
      {
        caption: 'Rates at this place (to be filled in by the branch)',
        columns: ['Grade', 'Minimum a day', 'Minimum a month', 'Notified on'],
        rows: [
          ['Housekeeping associate', '₹ ________', '₹ ________', '__-__-____'],
          ['Guard without arms, caretaker', '₹ ________', '₹ ________', '__-__-____'],
          ['Guard with arms, head guard', '₹ ________', '₹ ________', '__-__-____'],
          ['Technician, driver, supervisor', '₹ ________', '₹ ________', '__-__-____'],
        ],
      },
    ],
    sections: sections`
      ## Your wage

      Nobody is paid less than the minimum rate for the work and the place. Where the central and the state
      rate both come into question, the branch displays which one applies and why.

      Men and women are paid the same for the same work or work of a similar nature.

      Wages of a month are in your bank account before the end of the seventh day of the next month, with a
      wage slip that shows days, rate, overtime and every deduction.

      Only deductions that the law allows are made. There is none for training, for posting or for getting
      the job. No one may ask you for money for these; report it if someone does.

      When you leave or your service ends, what is due is paid within two working days.

      ## Your hours

      A working day is eight hours. Overtime needs your consent and is paid at not less than twice the rate.

      You have a day of rest in every seven. If the post keeps you from it, you get another day in its place.

      ## If something is wrong

      Speak to the supervisor, the field officer or the branch. The toll-free line on the website reaches
      someone outside your branch. You may also go to the inspector-cum-facilitator of the labour department;
      nobody may hold it against you.
    `,
  },
  {
    slug: 'statutory-returns-calendar',
    kind: 'Notice',
    summary:
      'Which forms, returns and registers fall due in the course of a year, and who in the company files ' +
      'them. Dates are those commonly in force; a branch replaces them where its state has set others.',
    facts: [
      ['Owner', 'Compliance desk, corporate office'],
      ['Checked by', 'Internal audit, every quarter'],
      ['Version', 'SPECIMEN-RC-0000, financial year 2026-27'],
    ],
    tables: [
      {
        caption: 'Monthly and quarterly',
        columns: ['Due', 'Form or payment', 'Filed by'],
        rows: [
          ['7th of the month', 'Income tax deducted at source, payment', 'Accounts'],
          ['15th of the month', 'Provident fund: electronic challan and return (ECR)', 'Payroll'],
          ['15th of the month', 'Employees’ state insurance: contribution', 'Payroll'],
          ['11th and 20th of the month', 'Goods and services tax: GSTR-1 and GSTR-3B', 'Accounts'],
          ['By the state’s date', 'Professional tax and labour welfare fund', 'Payroll'],
          [
            'After each quarter',
            'Income tax deducted at source: statements for salaries and others',
            'Accounts',
          ],
        ],
      },
      {
        caption: 'Yearly, and when something happens',
        columns: ['Due', 'Form or record', 'Filed by'],
        rows: [
          [
            'By 31 January',
            'Report of the internal committee (POSH Act) for the past year',
            'Human resources',
          ],
          ['By the prescribed date', 'Annual return under the labour codes', 'Human resources'],
          ['Within 8 months after the year', 'Statutory bonus', 'Payroll'],
          ['45 days before expiry', 'Renewal of each state’s PSARA licence', 'Compliance desk'],
          ['At joining', 'Letter of appointment, PF and ESI particulars, nominations', 'Branch'],
          ['At once', 'Notice of a fatal or serious accident', 'Branch and safety officer'],
        ],
      },
    ],
    sections: sections`
      ## How the calendar is used

      Each line has one owner and one deputy. Both receive a reminder ten and three days before the date, and
      the head of compliance on the morning after a date that was missed.

      A line is closed by its acknowledgement, not by a message that it was sent. The acknowledgement is
      filed under the form, the state and the month, and can be found within a minute.

      Registers of employees, attendance, wages, overtime, fines and accidents are kept electronically and
      can be printed at each branch.

      Clients receive copies of the proofs that concern their sites with the monthly bill.

      ## When the law changes

      The compliance desk reads the gazettes of the states in which we work, changes the calendar, and tells
      the branches in one page what is new and from when.
    `,
  },
];
