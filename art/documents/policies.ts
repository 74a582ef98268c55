import { type CompanyDocument, sections } from './types.ts';

const approval = 'Board of directors (specimen, not signed)';

export const policies: readonly CompanyDocument[] = [
  {
    slug: 'posh-policy',
    kind: 'Policy',
    summary:
      'How the company prevents sexual harassment, and how a complaint is heard, under the Sexual ' +
      'Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013.',
    facts: [
      [
        'Applies to',
        'Every person who works for the company, at offices, sites, hostels, vehicles and online',
      ],
      ['Owner', 'Presiding officer of the internal committee'],
      ['Approved by', approval],
      ['Version', 'SPECIMEN-P01, reviewed every year'],
    ],
    sections: sections`
      ## What is meant

      Sexual harassment is any unwelcome act of a sexual nature: physical contact and advances, a demand or
      request for favours, remarks, showing pornography, and any other physical, verbal or non-verbal conduct
      of this kind.

      A promise or threat about work, a hostile atmosphere, and treatment that harms health or safety count
      when they are connected with such an act.

      The law protects women. The company applies the same standard of conduct to everybody, and hears
      complaints of men and of transgender persons in the same way as far as the law allows.

      ## The internal committee

      Each office with ten or more employees has a committee: a woman in a senior position as presiding
      officer, at least two members from among the employees, and one member from outside. At least half are
      women. Names and telephone numbers hang at every branch and site.

      Where there is no such committee, or the complaint is against the employer, the local committee of the
      district hears it.

      ## A complaint

      It is made in writing, with help if needed, within three months of the last incident. The committee may
      allow up to three months more.

      On the complainant’s wish the committee may first try to settle the matter. Money is never the basis of
      such a settlement.

      The inquiry is finished within ninety days, hears both sides, and ends in a report within ten days
      after that. The employer acts on it within sixty days. An appeal lies within ninety days.

      While it lasts, the committee may recommend a transfer or leave for the complainant. A guard is not
      moved to a worse post for having complained.

      ## Confidentiality and good faith

      Names, contents and results are not made known. Breach is misconduct.

      A complaint that cannot be proved is not a false one. Only a complaint shown to be made with malice has
      consequences.

      ## Prevention

      The subject is part of entry training and of a yearly refresher. The committee’s yearly report goes to
      the district officer.
    `,
  },
  {
    slug: 'anti-bribery-policy',
    kind: 'Policy',
    summary:
      'No one acting for the company gives, promises, asks for or takes a bribe, in money or in any other ' +
      'form. A contract that can be had only that way is a contract that we do not want.',
    facts: [
      ['Applies to', 'Directors, employees, agents, consultants and subcontractors'],
      ['Owner', 'Head of compliance'],
      ['Approved by', approval],
      ['Version', 'SPECIMEN-P02, reviewed every year'],
    ],
    tables: [
      {
        caption: 'Gifts and hospitality',
        columns: ['Matter', 'Public servants', 'Everybody else'],
        rows: [
          [
            'Diary, calendar, sweets of small value',
            'Allowed at festivals if their rules allow it',
            'Allowed',
          ],
          ['Meal at a working meeting', 'Tea and snacks on our premises', 'Modest, entered in the register'],
          ['Travel, tickets, gift cards', 'Never', 'Only with prior written consent of compliance'],
          ['Cash in any form', 'Never', 'Never'],
        ],
      },
    ],
    sections: sections`
      ## What is forbidden

      Giving or offering any undue advantage to a public servant, directly or through another. The Prevention
      of Corruption Act, 1988, makes both the giver and, since 2018, the commercial organisation liable.

      Paying or receiving kickbacks in private business: from a vendor for an order, from a guard for a
      posting, from a candidate for a job, from a contractor for a gate pass.

      So-called speed money, even for what we are entitled to. Where an official asks for it, the answer is
      to ask for a receipt and to report.

      Donations to political parties in the company’s name, other than by a decision of the board as the law
      provides.

      ## Third parties

      Consultants for licences, tenders and labour matters are engaged in writing, after a check of who owns
      them, for a fee that matches the work. Success fees are not agreed.

      Each contract carries this policy and the right to inspect the books that concern it.

      ## Records

      Gifts given and received above ₹1,000 are entered in the register within a week. Expenses are booked as
      what they are. There are no unrecorded accounts.

      ## Extortion

      If someone’s safety is threatened, pay, get away, and report on the same day. Nobody is blamed.

      ## Reporting and consequences

      Doubts are put to the compliance desk before, not after. Reports can be made under the whistle-blower
      policy.

      A breach ends employment or contract and is taken to the authorities. Refusing to pay a bribe never
      harms anybody’s career here, whatever it costs the company.
    `,
  },
  {
    slug: 'privacy-notice',
    kind: 'Notice',
    summary:
      'What we do with personal data that you give us on this website, at a gate that we guard, or when ' +
      'you apply for a job. Written with the Digital Personal Data Protection Act, 2023, and the rules of ' +
      '2025 in view.',
    facts: [
      ['Who is responsible', 'Guardhouse Security & Facility Services (an invented company)'],
      ['Contact', 'The grievance contact named at the foot of each page of the website'],
      ['Languages', 'English; on request any language of the Eighth Schedule to the Constitution'],
      ['Version', 'SPECIMEN-N03, reviewed every year'],
    ],
    tables: [
      {
        caption: 'What we collect, why, and for how long',
        columns: ['When', 'Data', 'Purpose', 'Kept for'],
        rows: [
          ['You ask for a call back', 'Name, e-mail, phone, company, message', 'To answer you', '180 days'],
          ['You ask for a quotation', 'The same, address and service', 'To make an offer', '180 days'],
          ['You apply for a job', 'Name, contact, qualification, resume', 'To consider you', '12 months'],
          [
            'You visit a guarded site',
            'What the client’s register asks',
            'Entry and safety',
            'As the client decides',
          ],
          ['You use the website', 'Address and time of requests', 'Security of the site', '12 months'],
        ],
      },
    ],
    sections: sections`
      ## Your choice

      We ask only for what the purpose needs. Where we rely on your consent, you can withdraw it as easily as
      you gave it, and we then stop and erase unless a law obliges us to keep something.

      Keeping a resume for other posts is a separate choice. It is not ticked for you.

      ## Who sees it

      The people who deal with your request, the branch concerned, and those who run our servers for us under
      contract. We do not sell data, and we do not ask applicants for money.

      At a client’s gate we act for the client. Please turn to the client for its register and its cameras;
      we help to find the right person.

      ## Your rights

      You may ask what we hold about you and with whom it was shared, have it corrected, completed or erased,
      and name a person who exercises these rights if you cannot.

      Write to the contact above. We answer without delay, and within ninety days at the latest. After that
      you may complain to the Data Protection Board of India.

      ## Children

      This website is not meant for persons under eighteen, and we do not engage anyone under that age.

      ## How it is protected

      Transport and storage are encrypted. Access is given by name, recorded, and reviewed. Resumes cannot be
      reached through a public address.

      If data is lost or seen by those who should not, we tell you and the Board, what happened and what you
      can do, as the rules require.
    `,
  },
  {
    slug: 'equal-opportunity-policy',
    kind: 'Policy',
    summary:
      'People are chosen, paid, trained and promoted for what the work needs and for what they do. ' +
      'Published as an equal opportunity policy under the Rights of Persons with Disabilities Act, 2016.',
    facts: [
      ['Applies to', 'Applicants, employees, trainees and contract staff'],
      ['Owner', 'Head of human resources; liaison officer for persons with disabilities'],
      ['Approved by', approval],
      ['Version', 'SPECIMEN-P04, reviewed every year'],
    ],
    tables: [
      {
        caption: 'Posts identified as suitable for persons with disabilities (examples)',
        columns: ['Post', 'Suitable for, among others', 'Arrangement'],
        rows: [
          ['Control room operator', 'Locomotor disability', 'Adjustable desk, reachable parking'],
          ['Telephone verification', 'Low vision, blindness', 'Screen reader, Braille display'],
          ['Records and payroll', 'Hearing impairment', 'Written briefings, sign language at training'],
          [
            'Pantry, housekeeping',
            'Hearing or mild intellectual disability',
            'Picture checklists, a fixed partner',
          ],
        ],
      },
    ],
    sections: sections`
      ## Principle

      Nobody is treated worse on account of sex, gender identity, pregnancy, marital status, religion, caste,
      tribe, language, place of birth, disability, HIV status or age, except where a law sets a condition for
      the work, as it does for the age and the physical standard of guards.

      Men, women and transgender persons receive equal wages for the same work or work of a similar nature,
      and are recruited for it on equal terms.

      ## In recruitment

      Advertisements name the duties, the hours and the pay. They ask for a woman or a man only where the
      task demands it, as with the searching of persons.

      Interviewers do not ask about marriage, children or faith. Tests can be taken with an aid or extra
      time.

      No fee is taken at any stage.

      ## At work

      A person who needs an adjustment asks the liaison officer, who answers within ten working days. A
      refusal is given in writing, with the reason.

      Prayer, dress and diet are respected as far as safety and uniform allow. Turbans and head coverings in
      the uniform colour are part of the uniform.

      Uniforms, body armour and boots are issued in sizes that fit women.

      Training and promotion lists are reviewed every half-year for who is missing from them.

      ## Complaints

      They go to the liaison officer, to the complaint officer under the Transgender Persons (Protection of
      Rights) Act, 2019, or to the grievance contact, and are decided within thirty days. Retaliation is
      misconduct.

      ## Records

      The company keeps the register of employees with disabilities that the rules require, with consent and
      under lock.
    `,
  },
  {
    slug: 'child-and-forced-labour-declaration',
    kind: 'Declaration',
    summary:
      'The company employs no child, forces no one to work, and buys from no one who does. Clients and ' +
      'their auditors may ask for proof at any site, on any day.',
    facts: [
      ['Applies to', 'All branches, sites, subcontractors, recruiting agents and makers of uniforms'],
      ['Owner', 'Head of human resources'],
      ['Approved by', approval],
      ['Version', 'SPECIMEN-D05, renewed every year'],
    ],
    sections: sections`
      ## Children and young persons

      Nobody under eighteen is engaged for any work whatever. The law already demands this for guards; we
      apply it to housekeeping, pantry and every other service.

      Age is proved by a birth or school certificate or an identity document, seen in the original. In doubt
      a person is not engaged.

      A child found working at one of our sites is taken off work at once, is not simply sent away, and is
      brought to safety with Childline and the authorities. The branch bears the cost and answers for how it
      happened.

      ## Free choice of work

      Nobody works for us to pay off a debt; the Bonded Labour System (Abolition) Act, 1976, forbids it.
      Loans to staff carry no interest, are limited, and do not stop anyone from leaving.

      No original document is kept: not the Aadhaar card, not the discharge book, not a certificate, not a
      passport.

      Nobody pays us or an agent for a job, training, a posting or a transfer. Money that was taken is paid
      back.

      Everybody may leave after the notice in the appointment letter.

      ## Wages and hours

      Wages are paid by bank transfer in the name of the employee. Overtime is voluntary, counted and paid at
      twice the rate. Each person has a day of rest in every seven.

      ## Migrant workers

      Those from another state receive the contract in a language that they read, decent lodging where we
      offer it, and the journey allowance that the law provides.

      ## Supply chain and reports

      Makers of uniforms and all subcontractors sign this declaration, and a tenth of them are visited each
      year.

      Anyone may report under the whistle-blower policy. Emergency help for children: 1098.
    `,
  },
  {
    slug: 'health-and-safety-policy',
    kind: 'Policy',
    summary:
      'Everyone who leaves home for a shift returns from it. This policy says what the company, its ' +
      'supervisors and each of us do for that, with the Occupational Safety, Health and Working ' +
      'Conditions Code, 2020, as the floor.',
    facts: [
      ['Applies to', 'All work for the company, at offices, training centres, sites and on the road'],
      ['Owner', 'Head of operations, with the safety officer'],
      ['Approved by', approval],
      ['Version', 'SPECIMEN-P06, reviewed every year'],
    ],
    tables: [
      {
        caption: 'Issued to each person, without charge',
        columns: ['Work', 'Equipment'],
        rows: [
          ['Guards at roads and docks', 'Reflective vest, whistle, torch, rain gear, shoes'],
          ['Fire crews', 'Suit, helmet, boots, gloves, breathing apparatus'],
          ['Housekeeping', 'Gloves, mask, apron, anti-slip shoes, goggles for chemicals'],
          ['Technicians', 'Insulated tools, safety shoes, harness, helmet, lock-out kit'],
          ['Cash crews', 'Body armour, helmet, panic transmitter'],
        ],
      },
    ],
    sections: sections`
      ## What the company does

      It assesses the risks of each site before the first post is filled and again after every change or
      accident, and gives the result to the client and to the people who work there.

      It trains, equips and instructs, and does not charge for it. It gives each employee a free yearly
      health examination as the Code provides.

      It covers employees by state insurance or medical insurance, and by a group accident policy.

      ## What supervisors do

      They open each shift with a short briefing: weather, works in progress, what is different today. They
      do not send anyone alone to a place where two are needed.

      They see that water, shade, a seat, a toilet and a first-aid box are within reach of each post, and
      report to the client in writing when they are not.

      ## What each of us does

      We use the equipment, keep to the post orders, report hazards, and do not come to work after drinking.

      We stop work that is not safe. Nobody is punished for stopping in good faith.

      ## Heat, night and violence

      In the hot months posts in the open are relieved every two hours, and water and salts are at hand.

      At night each lone post is called every hour. A missed call brings somebody to the spot.

      Nobody is expected to risk life for property. Step back, observe, call, remember.

      ## Accidents

      First aid, then the report on the same shift, then the causes. Serious and fatal accidents are reported
      to the authority at once and to the managing director within the hour.

      Lessons are read out at every site within seven days.

      ## Taking part

      Safety committees meet every quarter, with at least as many members from the workers as from
      management.
    `,
  },
  {
    slug: 'whistle-blower-policy',
    kind: 'Policy',
    summary:
      'How to report, inside the company and without fear, what is against the law, our policies or plain ' +
      'decency. Open to employees, applicants, clients, vendors and the public.',
    facts: [
      ['Applies to', 'Anyone who reports in good faith, and anyone who helps'],
      ['Owner', 'Chair of the audit committee'],
      ['Approved by', approval],
      ['Version', 'SPECIMEN-P07, reviewed every year'],
    ],
    tables: [
      {
        caption: 'What happens with a report',
        columns: ['Step', 'Within', 'By whom'],
        rows: [
          ['Receipt confirmed, reference given', '2 working days', 'Ombudsperson'],
          ['First assessment, protection considered', '7 working days', 'Ombudsperson'],
          ['Investigation', '45 days', 'Investigator without part in the matter'],
          ['Decision and measures', '15 days after the report', 'Audit committee'],
          ['Result told to the person who reported', '7 days after the decision', 'Ombudsperson'],
        ],
      },
    ],
    sections: sections`
      ## What can be reported

      Bribery and theft, false attendance and ghost guards, unpaid wages, missing provident fund, money asked
      for jobs, danger to people, misuse of personal data or of weapons, harassment, and attempts to hide any
      of these.

      Complaints of sexual harassment go to the internal committee; the ombudsperson passes them on unopened.

      Questions of pay and leave that concern only oneself are quicker at the branch or the grievance
      contact.

      ## How

      By letter marked “Ombudsperson, confidential” to the corporate office, by the toll-free line, or by the
      form on the website. In any language.

      A report may be anonymous. It is then all the more useful if it says where, when, who, and what can be
      checked.

      A report against the ombudsperson or a director goes to the chair of the audit committee directly.

      ## Protection

      Nobody is dismissed, transferred, passed over, threatened or talked about for a report in good faith,
      even if it turns out to be mistaken. The burden of showing another reason lies with the manager who
      took the measure.

      The name is known to the ombudsperson and, where unavoidable, the investigator. It is given to others
      only with consent or when a court or authority requires it.

      Whoever retaliates, or tries to find out who reported, commits misconduct.

      A report known to be false when it was made is misconduct as well.

      ## The person concerned

      He or she is heard before a decision, is presumed to have done nothing wrong until then, and is told
      the result.

      ## Records

      Files are kept apart from personnel files, for eight years. The audit committee sees the figures every
      quarter: how many, about what, how long, how many proved.

      ## Outside the company

      Nothing in this policy keeps anyone from going to the police, a labour authority or any other competent
      body.
    `,
  },
];
