import type { Page } from '../schema/page.ts';

export const electronicSecurityPage = {
  path: '/electronic-security',
  name: 'Electronic Security',
  heading: 'Nine systems that tell you in time',
  lead: 'Designed around your doors and habits, installed by our technicians, tested in front of you and looked after for as long as they run.',
  description:
    'CCTV, access control, intrusion and fire detection, X-ray, visitor, parking and perimeter systems.',
  topic: 'electronic',
  screen: 'sections',
  service: true,
  picture: 'hero-electronic',
  card: 'card-electronic',
  sections: [
    {
      type: 'table',
      id: 'which',
      heading: 'Start with the question',
      menu: 'Start here',
      intro:
        'A system is worth buying when it answers something that you need to know. These are the questions that clients bring.',
      caption: 'Questions that clients ask and the systems that answer them',
      columns: ['You want to know', 'Answered by', 'Works best with'],
      rows: [
        ['Who was in the store room after eight?', 'Access control', 'A camera over the door'],
        ['Did somebody climb the rear wall?', 'Perimeter security', 'Lights, and a guard who can get there'],
        ['What exactly happened at the dock?', 'CCTV', 'Clocks set to one time'],
        ['Is anyone inside who should not be?', 'Intrusion detection', 'A control room that answers'],
        ['Where is the smoke?', 'Addressable fire detection', 'Guards who know the panel'],
        ['Is there a weapon or a tool on this person?', 'Metal detection', 'Frisking by trained staff'],
        ['What is in the bag?', 'X-ray system', 'An operator who is relieved often'],
        ['Who is visiting, and have they left?', 'Visitor management', 'A host who confirms'],
        ['Whose car is this, and is there room?', 'Car parking management', 'A marshal at busy hours'],
      ],
    },
    {
      type: 'items',
      id: 'included',
      heading: 'What we design, supply and install',
      menu: 'Nine systems',
      items: [
        {
          icon: 'camera',
          title: 'CCTV',
          text: 'Network cameras, recorders and video analytics, with each camera’s task on paper: to detect, to recognise or to identify.',
        },
        {
          icon: 'fingerprint',
          title: 'Access control',
          text: 'Cards, PIN, fingerprint or face at doors, turnstiles and flap barriers, with rights by role and hour.',
        },
        {
          icon: 'bell',
          title: 'Intrusion detection',
          text: 'Door contacts, motion, glass-break, vibration and panic switches, in zones that are armed and disarmed by name.',
        },
        {
          icon: 'flame',
          title: 'Addressable fire detection',
          text: 'Smoke, heat and multi-sensor detectors, call points and sounders on a loop. The panel names the device, not only the floor.',
        },
        {
          icon: 'search',
          title: 'Metal detection',
          text: 'Door-frame detectors with zones and hand-held ones to confirm, set so that keys pass and knives do not.',
        },
        {
          icon: 'document',
          title: 'Visitor management',
          text: 'Invitation, photograph, badge, host approval and a count of who is inside when the alarm sounds.',
        },
        {
          icon: 'car',
          title: 'Car parking management',
          text: 'Boom barriers, number-plate or tag readers, bay guidance and ticketing for staff, tenants and visitors.',
        },
        {
          icon: 'fence',
          title: 'Perimeter security',
          text: 'Fence sensors, beams, thermal and analytic cameras along the wall, chosen for your soil, rain and dogs.',
        },
        {
          icon: 'xray',
          title: 'X-ray systems',
          text: 'Baggage and parcel scanners sized for your entrance, with operators trained on threat images.',
        },
      ],
    },
    {
      type: 'steps',
      id: 'project',
      heading: 'From survey to handover',
      steps: [
        {
          title: 'Survey',
          text: 'A guarding officer and an engineer walk the site together, by day and by night, so that no device is asked to do a person’s job.',
        },
        {
          title: 'Design',
          text: 'Drawings, a list of devices, cable routes, storage and power, with the view that each camera will have.',
        },
        {
          title: 'Installation',
          text: 'By our technicians and supervised partners, in hours that suit you, with labelled cables and closed ceilings.',
        },
        {
          title: 'Commissioning',
          text: 'Every device is made to work before your eyes, and faults are closed before signature.',
        },
        {
          title: 'Training',
          text: 'Your staff, your guards and the control room learn the system on site, in the language that they work in.',
        },
        {
          title: 'Care',
          text: 'Preventive visits, spare parts and call-outs under an annual maintenance contract.',
        },
      ],
    },
    {
      type: 'points',
      id: 'commissioning',
      heading: 'What we test before you sign',
      menu: 'Tests before you sign',
      intro: 'Take this list to any installer.',
      points: [
        'A person walks each camera’s scene at noon and at midnight, and is recognised from the recording.',
        'Mains is cut. Panel, recorder and doors run on battery for the time agreed.',
        'One network line is pulled out. The alarm still arrives, and the loss of the line is an alarm of its own.',
        'Smoke is put to detectors and the panel shows the right name. Lifts, doors and air handling do what the plan says.',
        'Each escape door opens by hand with the power off and with the fire alarm on.',
        'A card is blocked and tried again. The refusal is in the log.',
        'Default passwords are gone, accounts are named, and you hold the master set.',
        'All clocks agree.',
      ],
    },
    {
      type: 'text',
      id: 'rules',
      heading: 'Rules that touch your equipment',
      menu: 'Rules',
      paragraphs: [
        'CCTV cameras sold in India have to be registered with the Bureau of Indian Standards, and since April 2025 they have to meet the government’s essential requirements for their security as well. We offer registered models and hand you the number.',
        'Fire detection is laid out by the Indian Standard for it, IS 2189, and by the National Building Code as your state applies it. X-ray equipment comes under the Atomic Energy Regulatory Board, and the papers of your model belong to the handover. Faces, number plates and visitors’ details are personal data: we plan who may look, how long it is kept, and where a notice is put up.',
      ],
    },
    {
      type: 'text',
      id: 'after',
      heading: 'Connected to people',
      menu: 'People behind it',
      picture: 'gallery-it-park',
      paragraphs: [
        'An alarm that nobody answers is a noise. Every system can report to your own control room, to a guard’s phone or to our command centre, where operators look, speak, call and write down what they did. The monthly report lists events, false alarms by sensor, devices that were down and for how long, and what should be moved.',
        'Offices, plants, warehouses, bank branches, hospitals, schools, hotels and housing societies use these systems, often with fewer guards at better posts.',
      ],
      link: { label: 'Annual maintenance and other services', path: '/e-surveillanceOISS' },
    },
    {
      type: 'questions',
      id: 'questions',
      heading: 'Questions we are asked',
      menu: 'Questions',
      questions: [
        {
          question: 'Can you use the cameras that we have?',
          answer:
            'Often. We test picture, lens, firmware and recorder, keep what does its task and replace the rest. A camera whose maker no longer mends its software should not stay on your network.',
        },
        {
          question: 'How long should recordings be kept?',
          answer:
            'As long as your sector’s regulator or your own policy says, and no longer. We size the disk for it, with a margin, and test that the oldest day is really there.',
        },
        {
          question: 'What if the internet fails?',
          answer:
            'Recording, doors and local alarms go on. Sites that are monitored get a second path from another operator.',
        },
      ],
    },
  ],
  related: ['/e-surveillance', '/guarding-solution', '/fire-prevention-protection'],
} as const satisfies Page;
