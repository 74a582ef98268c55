import type { Page } from '../schema/page.ts';

export const theCompanyPage = {
  path: '/the-company',
  name: 'The Company',
  heading: 'The company behind the uniform',
  lead: '{companyShort} was founded in {founded}. Over {guardsAndOfficers} guards and officers wear our uniform, and {exServicemenShare} of them are ex-servicemen.',
  description: 'How {companyShort} began in {founded}, what it does today and how its sites are led.',
  topic: 'guarding',
  screen: 'sections',
  picture: 'hero-the-company',
  card: 'hero-the-company',
  sections: [
    {
      type: 'text',
      id: 'how-we-began',
      heading: 'From one gate to the whole site',
      menu: 'How we began',
      paragraphs: [
        'We began in {founded} with guarding, and with one idea about it: a client should know the officer who answers for the site, and that officer should have stood on it at three in the morning.',
        'The rest followed from questions that clients asked us. A factory wanted to know who would look at its cameras at night. A hospital wanted in its housekeeping the patience that it had found at its reception. Banks needed guards at the branch, vans on the road and eyes on the cash machine, under one plan. We took up each service when we had people who could supervise it and a course in which others could learn it.',
        'Today we work for businesses, banks, government, healthcare, education and hospitality.',
      ],
    },
    {
      type: 'figures',
      id: 'in-figures',
      heading: 'The company in three figures',
      menu: 'In figures',
      figures: [
        { value: '{founded}', label: 'the year in which we were founded' },
        { value: '{guardsAndOfficers}+', label: 'guards and officers' },
        { value: '{exServicemenShare}', label: 'of them ex-servicemen' },
      ],
    },
    {
      type: 'text',
      id: 'those-who-have-served',
      heading: 'Why so many of us have served',
      menu: 'Ex-servicemen',
      picture: 'blog-ex-servicemen',
      paragraphs: [
        'The Private Security Agencies (Regulation) Act, 2005 allows an agency to prefer those who have served in the army, the navy, the air force, the other armed forces of the Union, the police or the home guards. We use that freedom. A person who has kept a sentry post knows what civilians have to be taught: that a relief is given on time, that a report says what was seen and no more, and that boredom is the hardest part of the duty.',
        'Service alone does not make a good guard for a maternity ward or a shopping mall. Ex-servicemen take the entry course that the rules prescribe for them, and after it the lessons of the site. Those who come to us from school, from the farm or from another trade take the longer course. On the post the two learn from each other: one brings discipline, the other often the language of the town.',
      ],
      link: { label: 'How we recruit and train', path: '/training' },
    },
    {
      type: 'items',
      id: 'what-we-do',
      heading: 'What you can hand to us',
      menu: 'What we do',
      intro: 'Thirteen services, in eight kinds of work.',
      items: [
        {
          icon: 'guard',
          title: 'Guarding',
          text: 'Guards, patrols, personal security officers, marshals, escorts and care takers.',
          link: { label: 'Guarding solutions', path: '/guarding-solution' },
        },
        {
          icon: 'health',
          title: 'Hospitals and banks',
          text: 'Two kinds of premises with rules, risks and manners of their own, each under a plan of its own.',
          link: { label: 'Hospital solution', path: '/hospital-solution' },
        },
        {
          icon: 'camera',
          title: 'E-surveillance and electronic security',
          text: 'Cameras, access control and alarms on your walls, and operators who watch and act on them.',
          link: { label: 'E-surveillance', path: '/e-surveillance' },
        },
        {
          icon: 'flame',
          title: 'Fire prevention and protection',
          text: 'Audits, mock drills, training and people who can use the equipment that you own.',
          link: { label: 'Fire prevention', path: '/fire-prevention-protection' },
        },
        {
          icon: 'broom',
          title: 'Facility management and cleaning',
          text: 'Mechanized housekeeping, garbage segregation and steam cleaning by trained operators.',
          link: { label: 'Facility management', path: '/facility-management' },
        },
        {
          icon: 'van',
          title: 'Cash van',
          text: 'Custodians, armed guards and vans for cash between branch, vault, shop and machine.',
          link: { label: 'Cash van', path: '/cash-van' },
        },
        {
          icon: 'magnifier',
          title: 'Investigation and screening',
          text: 'Facts about a loss, a partner or a candidate, gathered lawfully and written down soberly.',
          link: { label: 'Consulting and investigation', path: '/consulting-investigation' },
        },
        {
          icon: 'users',
          title: 'Specialized manpower and training',
          text: 'People for posts beyond the gate, and courses for our staff and for yours.',
          link: { label: 'Specialized manpower', path: '/specilized-manpower' },
        },
      ],
    },
    {
      type: 'steps',
      id: 'how-word-travels',
      heading: 'How word travels from the gate to the top',
      menu: 'How word travels',
      intro: 'An unlocked side door, followed upwards. Most reports should stop at the second step, and do.',
      steps: [
        {
          title: 'The guard writes it down',
          text: 'Time, place and what was seen go into the occurrence book. The guard locks the door, or stands at it until somebody can.',
        },
        {
          title: 'The supervisor settles what can be settled',
          text: 'The lock is repaired, the last person out is found, and the patrol route is changed if the door was not on it.',
        },
        {
          title: 'The field officer looks for the pattern',
          text: 'If it is the third time in a month, the cause is a habit and not a hinge. The officer takes it to you.',
        },
        {
          title: 'The branch changes the order',
          text: 'A new instruction is written, read out at the start of every shift and signed by each guard.',
        },
        {
          title: 'Management asks where else it happens',
          text: 'What one site has learnt goes to every site of the same kind, without the client’s name on it.',
        },
      ],
    },
    {
      type: 'table',
      id: 'certificates',
      heading: 'What our certificates cover',
      menu: 'Certificates',
      intro:
        'A certificate of this kind is about the way in which work is managed. It says nothing of any one guard.',
      caption: 'The three certified management systems and what a client sees of them',
      columns: ['Certificate', 'What it concerns', 'What you see of it'],
      rows: [
        [
          'ISO 9001:2015',
          'Quality management: requirements agreed, work checked, faults traced to their cause',
          'Post orders in writing, and a complaint that is closed only with its cause and its cure',
        ],
        [
          'ISO 27001:2013',
          'Information security management: risks to information found, treated and reviewed',
          'Registers that are not left open, footage that only named persons may copy',
        ],
        [
          'OHSAS 45001:2018',
          'Occupational health and safety management: hazards to people at work found and reduced',
          'A risk check of each post before it is manned: light, water, shelter, traffic, lone work',
        ],
      ],
    },
    {
      type: 'points',
      id: 'lines-we-do-not-cross',
      heading: 'Lines that we do not cross',
      menu: 'Our limits',
      points: [
        'We post no guard in a state or union territory for which we hold no licence.',
        'Our guards are not police officers and do not act as if they were: they observe, stop what they lawfully can, and call the police.',
        'Our uniform cannot be mistaken for that of the police or the armed forces.',
        'Nobody pays us for a job, at any stage, and nobody may collect a fee in our name.',
        'What we learn about your premises stays with those who guard them.',
        'We do not sell you a post that a lock, a lamp or a better rule would make unnecessary.',
      ],
    },
  ],
  related: ['/mission-vission', '/management-team', '/our-presence'],
} as const satisfies Page;
