import type { Page } from '../schema/page.ts';

export const trainingPage = {
  path: '/training',
  name: 'Training',
  heading: 'Recruitment and training policy',
  lead: 'Whom we take, what they learn before they hold a post, and how we know that it is still there a year later.',
  description:
    'Recruitment and training policy of {companyShort}: eligibility, selection, PSARA training hours, syllabus, refreshers and records.',
  topic: 'training',
  screen: 'sections',
  service: true,
  picture: 'hero-training',
  card: 'card-training',
  sections: [
    {
      id: 'policy',
      type: 'points',
      heading: 'The policy on one page',
      menu: 'Policy',
      intro: 'It binds every branch. A branch that is short of people is not excused from it.',
      points: [
        'Nobody pays us, or anyone else, for a job, a course, a uniform or a posting',
        'Age, character, fitness and training are met before a person is engaged as a guard, as the law requires',
        'Wage, hours and place are told in the first conversation and repeated in the appointment letter',
        'Ex-servicemen, former police and home guards are given preference',
        'Women are recruited for every kind of post, and trained in the same class',
        'No one takes a post alone without having learnt its orders on the spot',
        'What was taught is tested; what was tested is recorded; the client may see the record',
        'Promotion follows courses passed and audits of sites, and the next rank’s conditions are written down',
      ],
    },
    {
      id: 'joining',
      type: 'steps',
      heading: 'How a person joins us',
      menu: 'Joining',
      steps: [
        {
          title: 'Application',
          text: 'At a branch, through this site, by recommendation of a colleague, or from an ex-servicemen’s resettlement office.',
        },
        {
          title: 'Conversation',
          text: 'The recruiter explains the work, the wage and the shifts, and finds out which kind of site suits the person.',
        },
        {
          title: 'Physical standard and medical',
          text: 'Height, eyesight, hearing and a timed run as the state’s rules prescribe, and an examination by a doctor.',
        },
        {
          title: 'Character and antecedents',
          text: 'Identity, addresses, former employers and the police verification that the Private Security Agencies (Regulation) Act, 2005, and the state’s rules call for. A discharge book is read and compared.',
        },
        { title: 'Entry course', text: 'Classroom and field hours, tests by subject, and the certificate.' },
        {
          title: 'Posting',
          text: 'Photo identity card, kit, post orders, and first duties beside an experienced guard.',
        },
      ],
    },
    {
      id: 'hours',
      type: 'table',
      heading: 'Training hours under the law',
      menu: 'Hours by law',
      intro:
        'The Private Security Agencies Central Model Rules, 2020, set these minimum hours. States make rules of their own on this pattern; where a state asks for more, its figure applies to its sites.',
      caption: 'Minimum entry training by kind of recruit under the central model rules of 2020',
      columns: ['Recruit', 'In class', 'In the field', 'Spread over at least'],
      rows: [
        ['New to the trade', '100 hours', '60 hours', '20 working days'],
        ['Ex-servicemen and former police', '40 hours', '16 hours', '7 working days'],
      ],
    },
    {
      id: 'syllabus',
      type: 'table',
      heading: 'What the entry course teaches',
      menu: 'Entry course',
      intro: 'The subjects follow the model rules. The right-hand column is how we practise them.',
      caption: 'Subjects of the entry course, with the exercise that goes with each',
      columns: ['Subject', 'Practised as'],
      rows: [
        [
          'Conduct in public and wearing of uniform',
          'Turnout parade every morning, difficult visitors played by trainers',
        ],
        ['Physical fitness', 'Run, stairs, stretcher carry'],
        ['Security of premises, assets and people', 'Patrol of a floor in which ten things are wrong'],
        ['Fire-fighting', 'Each trainee puts out a fire with the right extinguisher'],
        ['Crowd control', 'Queue, gate rush, an exit that has to be turned round'],
        [
          'Identity papers, passes, simple English and numerals',
          'Real and altered specimens, register entries',
        ],
        ['Suspicious objects and improvised explosive devices', 'Find, do not touch, clear, report'],
        ['First aid', 'Bleeding, burns, CPR on a manikin'],
        ['Crisis response and disaster management', 'Earthquake, flood, bomb threat by telephone'],
        ['Law', 'Limits of a guard’s powers, private defence, how an FIR is lodged'],
        ['Security equipment and devices', 'Metal detector, scanner, access panel, radio, attendance app'],
        [
          'Arms and defensive driving, for those who need them',
          'Only by qualified instructors, with licensed arms',
        ],
      ],
    },
    {
      id: 'specialist',
      type: 'items',
      heading: 'Courses for particular sites',
      menu: 'Special courses',
      intro: 'Taken after the entry course, before the posting to such a site.',
      items: [
        {
          icon: 'health',
          title: 'Hospital',
          text: 'Infection basics, moving patients, hospital codes, talking to families who are afraid.',
        },
        {
          icon: 'bank-branch',
          title: 'Bank, vault and cash',
          text: 'Dual control, loading drill, robbery response, care and safe handling of arms.',
        },
        {
          icon: 'extinguisher',
          title: 'Fire crew',
          text: 'Pump room, hydrant and hose, breathing apparatus, evacuation by zone.',
        },
        {
          icon: 'headset',
          title: 'Control room',
          text: 'Event queue, voice, call discipline, retrieval of recordings, privacy.',
        },
        {
          icon: 'whistle',
          title: 'Women’s posts',
          text: 'Screening of women, child safety, the POSH Act, and the right to refuse an unsafe order.',
        },
        {
          icon: 'broom',
          title: 'Housekeeping and machines',
          text: 'Floors, chemicals, colour codes, waste segregation, work at height.',
        },
      ],
    },
    {
      id: 'supervisors',
      type: 'text',
      heading: 'Supervisors learn to teach',
      menu: 'Supervisors',
      picture: 'training-briefing',
      paragraphs: [
        'The model rules ask for one supervisor for not more than fifteen guards, and the Act prefers for this rank people with at least three years in the armed forces, the police or the home guards. We add a course in leadership and management: briefing a shift, checking a post without humiliating the guard, writing a report that can be read in court, planning rosters within the hours of work that the law allows.',
        'Supervisors also give the short lesson of the week at the site, from a card: the extinguisher in your corridor, the lift alarm, the list of keys. The next night check asks about it.',
      ],
      link: { label: 'See our training gallery', path: '/training_gallery' },
    },
    {
      id: 'records',
      type: 'points',
      heading: 'What a training record shows you',
      menu: 'Records',
      points: [
        'Entry certificate, with institute, dates and hours',
        'Marks by subject, and what had to be repeated',
        'Specialist courses and their dates',
        'Site induction, signed by guard and supervisor',
        'Yearly medical examination and refresher',
        'Drills in which the person took part',
      ],
    },
    {
      id: 'questions',
      type: 'questions',
      heading: 'Questions from clients and applicants',
      menu: 'Questions',
      questions: [
        {
          question: 'Are ex-servicemen exempt from training?',
          answer:
            'No. Their course is shorter. What it keeps is what the forces do not teach, such as private property and the public.',
        },
        {
          question: 'Can you train guards on our own rules?',
          answer:
            'Yes. Your safety induction and site rules become part of the post orders, and your trainer is welcome in our class.',
        },
        {
          question: 'How old must an applicant be?',
          answer:
            'The Act allows a guard from eighteen completed years until the age of sixty-five. Some posts have narrower limits, which the advertisement states.',
        },
        {
          question: 'Is there a fee?',
          answer: 'Never, at any stage. If someone asks for money in our name, ring the toll-free line.',
        },
      ],
    },
  ],
  related: ['/Career', '/employee-first-approach', '/guarding-solution'],
} as const satisfies Page;
