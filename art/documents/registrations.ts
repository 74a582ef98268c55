import { type CompanyDocument, sections } from './types.ts';

const holder = 'Guardhouse Security & Facility Services (an invented company)';

export const registrations: readonly CompanyDocument[] = [
  {
    slug: 'epf-registration',
    kind: 'Registration',
    summary:
      'Shows the particulars of an establishment’s registration for the provident fund, and what it means ' +
      'for the people on our rolls. The code number is invented.',
    facts: [
      ['Establishment', holder],
      ['Code number', 'SPECIMEN-EPF-0000'],
      ['Covered from', '01-04-2009'],
      ['Authority', 'Employees’ Provident Fund Organisation, regional office (specimen)'],
      ['Law', 'Employees’ Provident Funds Act, 1952, and Code on Social Security, 2020, as each is in force'],
      ['Scope', 'All branches and sites under one code, with sub-codes for payment by region'],
    ],
    tables: [
      {
        caption: 'From joining to leaving',
        columns: ['Step', 'Who does it', 'When'],
        rows: [
          [
            'Universal account number made or linked',
            'Branch human resources',
            'At joining, with the KYC papers',
          ],
          ['Nomination filed by the member', 'Member, with help at the branch', 'In the first month'],
          ['Contribution and return paid', 'Payroll', 'By the 15th of the following month'],
          ['Date of exit marked', 'Payroll', 'In the month after leaving'],
        ],
      },
    ],
    sections: sections`
      ## What a member can expect

      The share of the employee and that of the employer are shown separately on each wage slip. The
      employer’s share is never taken out of the wage that was agreed.

      Every member can see the account with the universal account number, on the portal or by telephone. The
      branch shows how, and does not keep anyone’s password.

      Transfers from an earlier employer, advances and claims are put in at the branch within three working
      days after the papers are complete. No charge is made for this.

      ## What a client can expect

      With each month’s bill the client receives the challan and the list of members who worked at the site
      in that month. Names that do not appear at the gate do not appear in the list.

      ## If something is wrong

      Ring the branch, then the grievance contact named on the website. The member may at any time turn to
      the Provident Fund Organisation directly.
    `,
  },
  {
    slug: 'esic-registration',
    kind: 'Registration',
    summary:
      'Shows the particulars of an establishment’s registration for employees’ state insurance, and how ' +
      'an insured person uses it. The code number is invented.',
    facts: [
      ['Establishment', holder],
      ['Employer’s code', 'SPECIMEN-ESIC-0000'],
      ['Covered from', '01-04-2009'],
      ['Authority', 'Employees’ State Insurance Corporation, regional office (specimen)'],
      ['Law', 'Code on Social Security, 2020 (earlier: Employees’ State Insurance Act, 1948)'],
      ['Scope', 'Employees within the wage limit in force, in all notified districts'],
    ],
    tables: [
      {
        caption: 'Benefits, in short',
        columns: ['Benefit', 'For whom', 'First step'],
        rows: [
          ['Medical care', 'Insured person and family', 'Show the e-Pehchan card at the dispensary'],
          ['Sickness', 'Insured person', 'Certificate from the insurance medical officer'],
          ['Maternity', 'Insured woman', 'Tell the branch, which helps with the claim'],
          ['Injury at work', 'Insured person', 'Report to the supervisor on the same day'],
          ['Dependants', 'Family after a fatal injury at work', 'The branch files the report and the claim'],
        ],
      },
    ],
    sections: sections`
      ## What an insured person can expect

      The insurance number is made at joining and the family’s names and photographs are added in the first
      month, since a claim often fails on a missing name.

      Contributions are paid by the 15th of the following month at the rates in force. The employee’s part is
      shown on the wage slip, and nothing else is deducted in its name.

      An accident on duty or on the way, as far as the law treats it as such, is entered in the accident book
      and reported through the portal without waiting for proof of fault.

      Those whose wages are above the limit are covered by the company’s medical insurance instead.

      ## What a client can expect

      Proof of contribution for the people at the site is sent with each bill. Principal employers may
      compare it with the attendance record at any time.
    `,
  },
  {
    slug: 'gst-registration',
    kind: 'Registration',
    summary:
      'Shows the particulars of a registration for goods and services tax, and how our invoices are made ' +
      'out. The numbers are invented.',
    facts: [
      ['Legal name', holder],
      ['GSTIN', 'SPECIMEN-GSTIN-0000'],
      ['Constitution', 'Company'],
      ['Registered from', '01-07-2017'],
      ['Valid to', 'Not limited (regular taxpayer)'],
      ['Authority', 'Jurisdictional officer of the state of registration (specimen)'],
      ['Scope', 'Supply of services from this state; each other state has a registration of its own'],
    ],
    tables: [
      {
        caption: 'Services and their accounting codes',
        columns: ['Code (SAC)', 'Service', 'Typical line on the invoice'],
        rows: [
          ['998521', 'Investigation services', 'Pre-employment verification, due diligence'],
          ['998523', 'Security systems services', 'Alarm and video monitoring'],
          ['998524', 'Armoured car services', 'Cash van and escort'],
          ['998525', 'Guard services', 'Guards and supervisors by post and shift'],
          ['998533', 'General cleaning services', 'Housekeeping and mechanised cleaning'],
        ],
      },
    ],
    sections: sections`
      ## How we invoice

      An invoice is raised for each site and month. It names the posts, the shifts, the days, the rate and
      the code, so that it can be compared with the attendance without a telephone call.

      The place of supply follows the location of the recipient’s registration. Please tell us the GSTIN that
      the invoice has to carry before the first of the month.

      Where the law puts the tax on the recipient of a service, the invoice says so.

      Corrections are made by credit or debit note, never by a second invoice with the same number.

      ## How to check a number

      Any GSTIN can be looked up on the public portal of the goods and services tax network. The number on
      this page cannot, because it is a specimen.
    `,
  },
  {
    slug: 'shops-and-establishments-registration',
    kind: 'Registration',
    summary:
      'Shows the particulars of the registration of an office as an establishment, on the example of a ' +
      'branch in Maharashtra. The number is invented.',
    facts: [
      ['Establishment', holder],
      ['Registration number', 'SPECIMEN-SE-0000'],
      ['Valid from', '01-04-2024'],
      ['Valid to', '31-03-2029'],
      ['Authority', 'Office of the Facilitator, Government of Maharashtra (specimen)'],
      [
        'Law',
        'Maharashtra Shops and Establishments (Regulation of Employment and Conditions of Service) Act, 2017',
      ],
      ['Nature of business', 'Office of a private security and facility-services company'],
      [
        'Scope',
        'Office staff of the branch; guards on sites are covered by the law that applies to the site',
      ],
    ],
    sections: sections`
      ## What is displayed at the office

      A copy of the registration certificate, the name board in Marathi as the law requires, the weekly
      holiday, the working hours, and the names of the members of the internal committee.

      ## Working hours and leave at the office

      Nobody works more than the daily hours that the Act sets, or more than forty-eight hours a week, at the
      ordinary rate, or goes without the break that it prescribes.

      Work beyond these hours needs consent, is entered in the register and is paid at twice the ordinary
      rate.

      Each employee has one day of rest in a week, the national and festival holidays, casual leave and
      earned leave as the Act provides. The balance is shown on the wage slip.

      Women work late hours only with their consent, with transport to the door and not alone.

      ## Records

      The attendance, wage and leave registers are kept electronically, can be printed for an inspection at
      the office, and are open to each employee for the lines that concern him or her.

      ## Changes

      A change of address, of the manager or of the number of employees is reported to the Facilitator within
      the time allowed, and the certificate on the wall is replaced on the day on which the new one arrives.
    `,
  },
  {
    slug: 'contract-labour-licence',
    kind: 'Registration',
    summary:
      'Shows the particulars of a contractor’s licence for the supply of contract labour, and what it ' +
      'obliges the contractor and the principal employer to do. The number is invented.',
    facts: [
      ['Contractor', holder],
      ['Licence number', 'SPECIMEN-CL-0000'],
      ['Valid from', '01-06-2026'],
      ['Valid to', '31-05-2031'],
      ['Authority', 'Licensing authority under the Code (specimen)'],
      [
        'Law',
        'Occupational Safety, Health and Working Conditions Code, 2020, which replaced the Contract Labour ' +
          '(Regulation and Abolition) Act, 1970, on 21 November 2025',
      ],
      ['Maximum number of workers', '5,000'],
      ['Scope', 'Security, housekeeping and maintenance staff at the sites of principal employers'],
    ],
    tables: [
      {
        caption: 'Who answers for what',
        columns: ['Duty', 'Contractor', 'Principal employer'],
        rows: [
          ['Wages', 'Pays in full and on time, by bank transfer', 'Pays them if the contractor fails to'],
          [
            'Welfare at the site',
            'Reports what is missing',
            'Provides water, rest room, toilets and first aid',
          ],
          ['Safety', 'Trains and equips its people', 'Makes hazards of the site known'],
          ['Records', 'Keeps registers and wage slips', 'May inspect them at any time'],
        ],
      },
    ],
    sections: sections`
      ## Conditions

      The licence cannot be transferred. The number of workers on any day does not go beyond the number
      stated above; an increase is applied for first.

      Wages are not lower than the minimum rates that apply, or the agreed rates where these are higher.

      Every worker receives a letter of appointment before starting, and a wage slip with each payment.

      Before a new work order begins, its particulars are given to the authority in the manner prescribed.

      ## Transition

      Licences granted under the earlier Act ran on as the Code provides. Contracts that still name the
      earlier Act are read as naming the Code.

      ## When a contract ends

      Wages up to the last day are paid within two working days, the experience certificate is handed over,
      and people are offered another site before they are told that there is none.
    `,
  },
  {
    slug: 'professional-tax-registration',
    kind: 'Registration',
    summary:
      'Shows the particulars of registration and enrolment for professional tax, on the example of ' +
      'Maharashtra. The numbers are invented.',
    facts: [
      ['Employer', holder],
      ['Registration certificate (PTRC)', 'SPECIMEN-PTRC-0000'],
      ['Enrolment certificate (PTEC)', 'SPECIMEN-PTEC-0000'],
      ['Valid from', '01-04-2009'],
      ['Valid to', 'Until cancelled'],
      ['Authority', 'Professional tax officer, Government of Maharashtra (specimen)'],
      ['Law', 'Maharashtra State Tax on Professions, Trades, Callings and Employments Act, 1975'],
      ['Scope', 'PTRC: tax deducted from salaries. PTEC: the tax of the company itself'],
    ],
    sections: sections`
      ## What is deducted

      The tax is a matter of the states. Some levy it, some do not, and those that do have different slabs.
      The Constitution limits it to ₹2,500 a year for one person.

      The slab follows the state in which the employee works, not the state of the head office. A guard who
      is transferred across a border is moved to the other state’s slab from the next wage month.

      Women, persons with disabilities, parents of children with disabilities and others are exempt as far as
      the state’s law says so. The branch asks for the papers once and applies the exemption at the next
      payment.

      Where a state exempts members of the armed forces or ex-servicemen on certain income, the same holds.

      ## How it is paid

      Deductions of a month are paid and the return is filed by the date that applies to our class of
      employer. Late fees are borne by the company and never by employees.

      ## What the wage slip shows

      One line with the name of the state and the amount. An employee who had two employers in the year may
      ask for a statement of what was deducted, and has it within three working days.
    `,
  },
];
