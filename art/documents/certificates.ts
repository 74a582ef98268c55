import { type CompanyDocument, sections } from './types.ts';

export const certificates: readonly CompanyDocument[] = [
  {
    slug: 'iso-9001-2015-certificate',
    kind: 'Certificate',
    summary:
      'Shows what a certificate for a quality management system says. The certification body, the number ' +
      'and the dates are invented, and no audit took place.',
    facts: [
      ['Standard', 'ISO 9001:2015, Quality management systems: requirements'],
      ['Certificate number', 'SPECIMEN-9001-0000'],
      ['Valid from', '05-02-2025'],
      ['Valid to', '04-02-2028, subject to yearly surveillance'],
      ['Issued by', 'Specimen Certification Body (invented)'],
      ['Certified organisation', 'Guardhouse Security & Facility Services (an invented company)'],
      [
        'Scope',
        'Guarding, cash van, fire, electronic security, e-surveillance, facility management, background ' +
          'screening and training services',
      ],
    ],
    tables: [
      {
        caption: 'Surveillance plan',
        columns: ['Audit', 'Due', 'What is looked at'],
        rows: [
          ['First surveillance', 'February 2026', 'Deployment, complaints, two branches, ten sites'],
          ['Second surveillance', 'February 2027', 'Training, purchasing, two branches, ten sites'],
          ['Recertification', 'Before February 2028', 'The whole system'],
        ],
      },
    ],
    sections: sections`
      ## What the system promises

      Each site has written post orders, agreed with the client, and a named officer who answers for them.

      Shortages, complaints and incidents are recorded with a time, a cause and a correction, and stay open
      until the client agrees that they are closed.

      Objectives are few and are measured every month: posts filled, night checks made, training hours held
      and complaints closed within the agreed time.

      ## How it is kept alive

      Internal audits cover every branch once a year. Auditors do not audit their own work.

      Top management reviews the results every six months and puts the decisions in writing, with a name and
      a date for each.

      ## Reading this certificate

      A certificate covers only the scope and the places that it names. Ask for the annex when your site is
      not among them.
    `,
  },
  {
    slug: 'iso-27001-2013-certificate',
    kind: 'Certificate',
    summary:
      'Shows what a certificate for an information security management system says, in the edition that ' +
      'the website names. The certification body, the number and the dates are invented, and no audit ' +
      'took place.',
    facts: [
      ['Standard', 'ISO/IEC 27001:2013, Information security management systems: requirements'],
      ['Certificate number', 'SPECIMEN-27001-0000'],
      ['Valid from', '01-11-2022'],
      ['Valid to', '31-10-2025'],
      ['Issued by', 'Specimen Certification Body (invented)'],
      ['Certified organisation', 'Guardhouse Security & Facility Services (an invented company)'],
      [
        'Scope',
        'Information of the command and control centre, background screening and the corporate office',
      ],
    ],
    tables: [
      {
        caption: 'Where information is handled, and how it is protected',
        columns: ['Information', 'Place', 'Main controls'],
        rows: [
          ['Camera pictures and alarms', 'Control centre', 'Named access, playback log, no private phones'],
          ['Screening files', 'Screening desk', 'Consent on file, encrypted store, fixed retention'],
          ['Applicants’ papers', 'Human resources', 'Role-based access, deletion by schedule'],
          ['Site plans and post orders', 'Operations', 'Classified, numbered copies, return on handover'],
        ],
      },
    ],
    sections: sections`
      ## Edition

      The 2013 edition was followed by ISO/IEC 27001:2022. Certificates to the 2013 edition were recognised
      until 31 October 2025 at the latest. A certificate to the current edition takes the place of this
      specimen.

      ## What the system promises

      Access is given by name and task, reviewed every quarter, and withdrawn when a person leaves.

      An incident is reported to the information security officer at once, and to clients and authorities
      within the time that contract and law allow.

      Back-ups are taken daily and restored for practice every quarter. A back-up that has not been restored
      is treated as missing.

      ## Statement of applicability

      Clients may read it at the corporate office under a confidentiality agreement.
    `,
  },
  {
    slug: 'ohsas-45001-2018-certificate',
    kind: 'Certificate',
    summary:
      'Shows what a certificate for an occupational health and safety management system says. The ' +
      'certification body, the number and the dates are invented, and no audit took place.',
    facts: [
      ['Standard', 'OHSAS 45001:2018 as the website names it, published as ISO 45001:2018'],
      ['Certificate number', 'SPECIMEN-45001-0000'],
      ['Valid from', '05-02-2025'],
      ['Valid to', '04-02-2028, subject to yearly surveillance'],
      ['Issued by', 'Specimen Certification Body (invented)'],
      ['Certified organisation', 'Guardhouse Security & Facility Services (an invented company)'],
      ['Scope', 'Guarding, fire services, mechanised cleaning, technical facility services and training'],
    ],
    tables: [
      {
        caption: 'Main hazards of the work, and what is done about them',
        columns: ['Hazard', 'Who is exposed', 'Main control'],
        rows: [
          ['Violence and threats', 'Guards, marshals, cash crews', 'Two-person rule, panic call, training'],
          [
            'Night and lone work',
            'Guards, ATM caretakers',
            'Timed calls, surprise checks, transport for women',
          ],
          ['Traffic at gates and docks', 'Guards, drivers', 'Walk lanes, reflective vests, stop lines'],
          ['Cleaning chemicals', 'Housekeeping teams', 'Colour codes, dilution stations, gloves, eye wash'],
          ['Work at height and on live parts', 'Technicians', 'Permit, harness, lock-out and tag-out'],
        ],
      },
    ],
    sections: sections`
      ## About the name

      ISO 45001:2018 took the place of OHSAS 18001. Both names are met in practice; this specimen keeps the
      one that the website shows.

      ## What the system promises

      Risks of a site are assessed before the first guard is posted, with the people who will work there.

      Anyone may stop work that is not safe, and is not to suffer for it.

      Accidents and near misses are reported on the same day, investigated for causes and not for culprits,
      and the lesson is shared with all branches.

      Workers take part through safety committees and may name their own representatives.
    `,
  },
];
