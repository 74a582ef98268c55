import type { Page } from '../schema/page.ts';

export const bankingPage = {
  path: '/banking-solution',
  name: 'Banking solution',
  heading: 'Branch, vault and ATM under one plan',
  lead: 'Guards, cash vans, cameras and a control room that work from the same orders, so that money is watched from the counter to the machine.',
  description:
    'Bank security for branches, currency chests, ATMs and cash in transit: challenges, solutions, benefits.',
  topic: 'bank',
  screen: 'sections',
  service: true,
  picture: 'hero-banking',
  card: 'card-banking',
  film: 'banking',
  fadingLetters: true,
  sections: [
    {
      type: 'text',
      id: 'one-chain',
      heading: 'A chain with many hands',
      menu: 'Many hands',
      paragraphs: [
        'Cash in a bank is seldom lost from the vault. It is lost between hands: at the kerb while a bag is carried, at a machine while it is loaded, at a shutter that was closed but not locked, in the half hour before the staff arrive. Each of these places tends to belong to a different contractor, and each contractor is right as far as his own stretch goes.',
        'We plan the chain as a whole. The branch guard knows when the van is due. The van crew knows which guard will meet it. The control room sees the door that both of them use. One officer answers for all three, and for the gaps between them.',
      ],
    },
    {
      type: 'items',
      id: 'included',
      heading: 'What is included',
      items: [
        {
          icon: 'bank-branch',
          title: 'Branch guarding',
          text: 'Armed or unarmed guards for the banking hall, the entrance and the strong-room lobby, with opening and closing drills that are kept every day.',
        },
        {
          icon: 'officer',
          title: 'Currency chests and vaults',
          text: 'Guards in shifts round the clock, at posts that cover each other, with access by list and by two persons.',
        },
        {
          icon: 'atm',
          title: 'ATM security',
          text: 'Caretakers, visiting patrols or remote watch for each machine, by its location and its history.',
          link: { label: 'How we watch ATMs remotely', path: '/e-surveillance' },
        },
        {
          icon: 'escort',
          title: 'Cash in transit',
          text: 'Vans with armed guards and custodians for remittances, cash pick-up and ATM loading.',
          link: { label: 'How the cash van works', path: '/cash-van' },
        },
        {
          icon: 'camera',
          title: 'Alarm and video',
          text: 'Intrusion, vibration and smoke sensors, cameras and two-way audio, connected to the command centre.',
          link: { label: 'See electronic security', path: '/electronic-security' },
        },
        {
          icon: 'search',
          title: 'Verification',
          text: 'Background checks on contract staff, field verification for loans and enquiries into suspected fraud.',
          link: { label: 'See background screening', path: '/background-screen' },
        },
      ],
    },
    {
      type: 'challenges',
      id: 'challenges',
      heading: 'Challenges, solutions and benefits',
      menu: 'Challenges and solutions',
      intro: 'Where banks lose money or sleep, what we do about it, and what you have from it.',
      rows: [
        {
          challenge: 'Opening and closing: few people, keys in hand, the street still empty.',
          solution:
            'A fixed drill. The guard walks round the building and looks through the glass before anybody unlocks, a signal shows that all is well, and the two key holders never arrive together.',
          benefit:
            'Nobody can be surprised at the shutter, and a missing signal is noticed before the vault is opened.',
        },
        {
          challenge: 'A guard who has stood in the same hall for years becomes part of the furniture.',
          solution:
            'Rotation within a pool that knows the branch, surprise checks by day and night, and drills for hold-up, fire and forged instruments.',
          benefit: 'Familiar faces for your customers, fresh eyes for your counters.',
        },
        {
          challenge: 'Cash is exposed for the minute between the door and the van.',
          solution:
            'The route is cleared before the van’s door opens. The branch guard faces outward, the crew is matched with photographs and specimen signatures, and the control room confirms the trip.',
          benefit: 'A handover that is short, recorded and hard to imitate.',
        },
        {
          challenge: 'ATMs stand alone at night: skimmers, gas cutters, vandals, or somebody asleep inside.',
          solution:
            'Sensors for heat, vibration and door, live audio, an escalation list that is tested, and a patrol that looks at the card slot and the keypad on each visit.',
          benefit:
            'Attempts are interrupted while they are attempts, and machines are back in service sooner.',
        },
        {
          challenge: 'False alarms teach everyone to sleep through the true one.',
          solution:
            'Signals are counted by branch and by sensor. The loudest are repaired, moved or replaced, and the phone numbers of key holders are called up and corrected.',
          benefit: 'The police station takes your call seriously, and so does your manager.',
        },
        {
          challenge: 'The loss comes from inside: a custodian, a contractor, a colleague under pressure.',
          solution:
            'Verification before engagement, dual control that cannot be bypassed by goodwill, leave that is taken, and discreet enquiry when figures differ.',
          benefit: 'Temptation is kept small, and an honest custodian can prove that he is one.',
        },
        {
          challenge: 'Lockers, queues on pension days, a customer followed from the counter.',
          solution:
            'A guard trained to watch hands and eyes in the hall, a courteous word to those who linger, and escort to the door for elderly customers with cash.',
          benefit: 'Customers feel looked after, which is what they tell others about a branch.',
        },
      ],
    },
    {
      type: 'table',
      id: 'branch-day',
      heading: 'A day at the branch',
      menu: 'A branch day',
      intro: 'The exact hours are yours. The order of things does not change.',
      caption: 'What the guard, the control room and the branch do in each part of a working day',
      columns: ['When', 'Guard on the spot', 'Control room', 'Branch'],
      rows: [
        [
          'Before opening',
          'Walks round, checks locks, glass and shutter, shows the all-clear sign.',
          'Looks through the cameras, waits for the signal.',
          'First key holder enters, second watches from outside.',
        ],
        [
          'Vault opening',
          'Stands at the lobby, facing the hall.',
          'Logs the disarming of the vault zone by person and time.',
          'Two persons open, entry in the key register.',
        ],
        [
          'Business hours',
          'Entrance and hall by turns. Helmets off, queues kept, elderly customers helped.',
          'Tests panic switches on the agreed day, watches health of cameras and lines.',
          'Keeps working cash at the counter to what the day needs.',
        ],
        [
          'Cash van',
          'Clears the way and looks outward until the van has left.',
          'Confirms crew, vehicle and trip number.',
          'Checks seals by number, signs behind a closed door.',
        ],
        [
          'Closing',
          'Searches hall, washrooms and the space behind the counters.',
          'Sees each zone armed, calls if one stays open.',
          'Two persons lock, each tries the other’s lock.',
        ],
        [
          'Night',
          'On guard, or relieved by a patrol on irregular rounds.',
          'Answers every event by the branch’s own list.',
          'Key holders reachable, numbers up to date.',
        ],
      ],
    },
    {
      type: 'text',
      id: 'people',
      heading: 'The people at the post',
      menu: 'People',
      picture: 'training-salute',
      paragraphs: [
        'For armed posts and chests we look first to ex-servicemen: weapon discipline, sentry routine and the habit of writing things down are hard to teach later. The law lets agencies prefer them as guards and tells agencies to prefer them as supervisors. They take the prescribed training all the same, because a banking hall is not a barracks.',
        'The bank course adds the drills of opening, closing and hold-up, recognition of skimming devices, handling of alarms and radio, fire in record rooms and behind counters, and conduct towards customers. In a hold-up the guard’s first duty is life. Nobody starts an exchange of fire in a hall full of people.',
        'A guard stands with a gun only under a valid arms licence that covers the area of the post. Licence, weapon and ammunition are checked against the register at each change of shift. Supervisors also check that the gun is where it should be when nothing happens, which is nearly always.',
      ],
    },
    {
      type: 'points',
      id: 'rules',
      heading: 'Rules that the plan is built on',
      menu: 'Rules',
      intro:
        'The Reserve Bank instructs banks, and banks instruct us. Your own security manual comes first wherever it asks for more.',
      points: [
        'ATMs are replenished only under digital one-time combination locks, and stand grouted to wall, pillar or floor except at highly secured premises such as airports.',
        'Cash vans have separate compartments for crew and cash, cameras, GPS watched live, two armed guards and two custodians besides the driver.',
        'Routes and times are varied, staff are assigned on the day of the trip, and night movement is discouraged.',
        'Camera recordings of the entry and exit of the locker strong room and of its common area are kept for at least 180 days.',
        'Currency chests have a fire audit once in two years, by the district fire department or an agency that it approves, and their hotline, access control and cameras are checked every fortnight.',
        'Guarding and cash escort need a licence under the Private Security Agencies (Regulation) Act, 2005, and the states’ rules for cash transportation.',
      ],
    },
    {
      type: 'steps',
      id: 'deployment',
      heading: 'How we take over a network',
      menu: 'Deployment',
      steps: [
        {
          title: 'Grade the sites',
          text: 'Each branch, chest and machine is graded with your security officer by cash held, location, construction and past incidents.',
        },
        {
          title: 'Choose the mix',
          text: 'Guard, patrol, remote watch or a combination, site by site, with the reason and the rate beside it.',
        },
        {
          title: 'Agree the orders',
          text: 'Post orders, escalation lists and codewords are written with the branch managers and tested by telephone.',
        },
        {
          title: 'Move in by cluster',
          text: 'A group of neighbouring branches at a time, with an officer present at the first opening and closing of each.',
        },
        {
          title: 'Drill',
          text: 'Hold-up, fire and lost-line drills in the first month, then by calendar and by surprise.',
        },
        {
          title: 'Review',
          text: 'One report for the network each month, and a regrading when a branch moves, grows or has had trouble.',
        },
      ],
    },
    {
      type: 'points',
      id: 'benefits',
      heading: 'What the bank gains',
      menu: 'Benefits',
      points: [
        'One officer and one contract in place of a list of vendors who point at each other.',
        'Guards where a person makes the difference, and sensors where one does not: you pay for both by reason and not by habit.',
        'Registers, playback logs and drill records that can be laid before an inspector as they are.',
        'Reconciled figures from every cash trip, with differences explained by route.',
        'Branch managers who open in the morning knowing that someone has already looked.',
        'A monthly page for your head office: posts filled, checks made, signals true and false, machines without sight, and what we changed.',
      ],
    },
    {
      type: 'text',
      id: 'licence',
      heading: 'Under a licence of your state',
      menu: 'Licence',
      paragraphs: [
        'Guards at a branch and on a cash van work under a licence of the state. Each of our licences is listed with its number, its last day and where it holds, so that your controlling office can compare it with the contract.',
      ],
      link: { label: 'Our licences, state by state', path: '/licences' },
    },
    {
      type: 'questions',
      id: 'questions',
      heading: 'Questions from security officers of banks',
      menu: 'Questions',
      questions: [
        {
          question: 'Can remote monitoring replace our night guards?',
          answer:
            'At many branches and machines it can, and it sees more than one person alone. At chests, at sites with a history and wherever cash is handled at odd hours we keep people on the spot. The grading decides, and it is done together with you.',
        },
        {
          question: 'Do you serve cooperative banks, regional rural banks and finance companies?',
          answer:
            'Yes, and gold-loan offices, insurance branches and microfinance collection points. The plan is scaled down to the cash held and the hours kept.',
        },
        {
          question: 'Who is responsible if cash is short?',
          answer:
            'The contract says at which point liability passes: at your counter, at your door or at the van. Seal numbers, signatures and recordings then show where a difference arose. Ask for the insurance cover that applies to your route before the first trip.',
        },
        {
          question: 'How do you keep our information confidential?',
          answer:
            'The Act of 2005 forbids guards to divulge what they learn on an assignment, and our own rules say the same to everyone else. Layouts, codes, timings and key lists are held by named persons, and are collected when somebody leaves the assignment.',
        },
        {
          question: 'Will the guard do other jobs in the branch?',
          answer:
            'Helping a customer with a form, yes. Carrying cash bags, fetching tea or standing in for a messenger, no. While the guard carries, nobody guards.',
        },
      ],
    },
  ],
  related: ['/cash-van', '/e-surveillance', '/electronic-security'],
} as const satisfies Page;
