import type { Page } from '../schema/page.ts';

export const infrastructurePage = {
  path: '/infrastructure-focus',
  name: 'Infrastructure Focus',
  heading: 'What stands behind a post',
  lead: 'At your gate you see one guard. Behind that guard are branches, stores, vehicles, a control room and a training staff, and this page shows what each of them is for.',
  description: 'Offices, training, vehicles and control rooms that stand behind every {companyShort} site.',
  topic: 'control',
  screen: 'sections',
  picture: 'hero-infrastructure-focus',
  card: 'hero-infrastructure-focus',
  sections: [
    {
      type: 'figures',
      id: 'scale',
      heading: 'Whom it carries',
      menu: 'Scale',
      figures: [
        { value: '{personnel}', label: 'personnel who are paid, equipped and supervised through it' },
        { value: '{clientsElsewhere}', label: 'clients whose premises depend on it' },
      ],
    },
    {
      type: 'text',
      id: 'why-it-matters',
      heading: 'You buy the post and depend on the rest',
      menu: 'Why it matters',
      picture: 'gallery-warehouse',
      paragraphs: [
        'Two agencies can send you a guard in the same uniform at nearly the same rate. The difference shows on the day on which the guard falls ill, the radio breaks, a crowd gathers or the labour inspector asks for a register. Someone has to have a reserve, a spare, a vehicle and a filing cabinet.',
        'We plan this infrastructure from the post backwards. For each thing that a post needs we ask where the next one is, who brings it, and how long the post can do without it. The answer decides what is kept on your site, what at the branch and what at the regional office.',
      ],
    },
    {
      type: 'items',
      id: 'what-we-keep',
      heading: 'What we keep ready',
      items: [
        {
          icon: 'office',
          title: 'Branches',
          text: 'Each has a duty desk, a uniform counter, an interview room and the statutory registers for its sites.',
        },
        {
          icon: 'headset',
          title: 'Command and control',
          text: 'Operators who receive alarms and video, ring the site and follow an event until it is closed.',
          link: { label: 'The control and command center', path: '/e-surveillanceICCC' },
        },
        {
          icon: 'graduation',
          title: 'Training rooms and drill grounds',
          text: 'Class, parade ground and a place where a real fire may be lit and put out.',
          link: { label: 'Training', path: '/training' },
        },
        {
          icon: 'car',
          title: 'Patrol vehicles',
          text: 'Cars and motorcycles for night checks, reliefs and response, with a log for every journey.',
        },
        {
          icon: 'van',
          title: 'Cash vans',
          text: 'Vans with a separate cash compartment, cameras and tracking, for nothing else but cash.',
          link: { label: 'Cash van', path: '/cash-van' },
        },
        {
          icon: 'broom',
          title: 'Cleaning machines',
          text: 'Scrubbers, sweepers and steam units with their spare pads, batteries and trained operators.',
          link: { label: 'Mechanized cleaning', path: '/mechanized-cleaning' },
        },
        {
          icon: 'radio',
          title: 'Communication',
          text: 'Radios and telephones at the posts, and a call list that is tested by ringing it.',
        },
        {
          icon: 'star',
          title: 'Uniforms and equipment',
          text: 'Uniforms in stock by size, raincoats before the monsoon, torches, metal detectors, whistles.',
        },
      ],
    },
    {
      type: 'table',
      id: 'behind-one-post',
      heading: 'Behind one post at one gate',
      menu: 'Behind one post',
      caption: 'What stands behind a single guard post, what it does and how a client notices it',
      columns: ['Behind the post', 'What it does', 'How you notice it'],
      rows: [
        [
          'Reliever',
          'Knows your post orders and covers rest days and leave',
          'A face you know, on Sundays too',
        ],
        [
          'Supervisor',
          'Mounts the shift, reads the orders, checks the registers',
          'The shift starts on time',
        ],
        [
          'Field officer',
          'Visits by day and by night, settles what the shift cannot',
          'Entries in the book at odd hours',
        ],
        ['Duty desk', 'Hears of an absence and sends the reserve', 'An empty post does not stay empty'],
        ['Store', 'Replaces torches, radios, raincoats and registers', 'Nothing is mended with tape'],
        [
          'Payroll',
          'Pays from attendance, files the statutory returns',
          'Guards who do not ask you for an advance',
        ],
        ['Records', 'Keeps verification, training and licence papers', 'An inspection that ends quickly'],
      ],
    },
    {
      type: 'steps',
      id: 'an-empty-post-at-night',
      heading: 'A night on which somebody does not come',
      menu: 'An empty post at night',
      intro: 'Nothing tests an agency like an absence ten minutes before the night shift.',
      steps: [
        {
          title: 'The gap is seen',
          text: 'Attendance is marked at the post. A post without a mark shows at the duty desk by itself.',
        },
        {
          title: 'The evening guard stays',
          text: 'Nobody leaves before being relieved. The extra time is recorded and paid as overtime.',
        },
        {
          title: 'A reserve is called',
          text: 'The duty desk rings the relievers who know the site, nearest first, and sends a vehicle if the buses have stopped.',
        },
        {
          title: 'The officer hands over',
          text: 'The field officer or the supervisor takes the reserve through the orders, keys and open entries.',
        },
        {
          title: 'You read about it',
          text: 'The report of the day says when the post was taken over and by whom. A second absence of the same guard is our problem to solve.',
        },
      ],
    },
    {
      type: 'points',
      id: 'when-something-fails',
      heading: 'If power, network or roads fail',
      menu: 'If something fails',
      points: [
        'Control rooms run on backed-up power and have a second way out to the network.',
        'When a site falls silent, the operator treats the silence as an event and has someone look.',
        'Every post has its orders and call list on paper, and a register that needs no battery.',
        'Before the monsoon, low-lying posts are given boots, raincoats and a place where records stay dry.',
        'During a curfew or a flood, guards are relieved by vehicle, and the site is asked for shelter and food in advance.',
      ],
    },
    {
      type: 'questions',
      id: 'questions',
      heading: 'Questions about what stands behind us',
      menu: 'Questions',
      questions: [
        {
          question: 'May we see a branch or the control room before we sign?',
          answer:
            'Yes, and we ask you to. Tell us what you want to look at. In the control room we blank the screens of other clients while you are there, as we would blank yours.',
        },
        {
          question: 'We need a single guard. Does all this concern us?',
          answer:
            'A single guard needs it most, because there is no colleague on site to step in. The reliever, the night check and the call list are the same as on a large site.',
        },
        {
          question: 'Where are the attendance and incident records kept?',
          answer:
            'With the branch that serves your site, on systems that fall under our information security management. You receive your own records, and no others.',
        },
      ],
    },
  ],
  related: ['/our-presence', '/e-surveillanceICCC', '/training'],
} as const satisfies Page;
