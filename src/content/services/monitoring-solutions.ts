import type { Page } from '../schema/page.ts';

export const monitoringSolutionsPage = {
  path: '/e-surveillanceOMS',
  name: 'Our Monitoring Solutions',
  heading: 'Four ways to watch a site',
  lead: 'By its events, by live video, by the power it draws and by the health of its equipment. Each answers a different question, and most sites need two of them.',
  description:
    'Alert and event based monitoring, live video monitoring, energy management and health monitoring for sites across India.',
  topic: 'electronic',
  screen: 'sections',
  service: true,
  parent: '/e-surveillance',
  picture: 'hero-oms',
  card: 'hero-oms',
  film: 'monitoring',
  sections: [
    {
      id: 'solutions',
      type: 'films',
      heading: 'Our monitoring solutions',
      menu: 'Four solutions',
      intro: 'A short film for each. The sections below give the details.',
      films: [
        {
          title: 'Alert/Event Based Monitoring',
          text: 'A sensor reports, the picture opens, an operator acts.',
          film: 'monitoring-events',
          section: 'events',
        },
        {
          title: 'Video/Live Monitoring',
          text: 'Operators look in by schedule, and stay where it matters.',
          film: 'monitoring-live',
          section: 'live-video',
        },
        {
          title: 'Energy Management Solution',
          text: 'Lights, signage and cooling follow the hours and the season.',
          film: 'monitoring-energy',
          section: 'energy',
        },
        {
          title: 'Health Monitoring',
          text: 'Cameras, recorders, batteries and links are tested before they are needed.',
          film: 'monitoring-health',
          section: 'health',
        },
      ],
    },
    {
      id: 'events',
      type: 'table',
      heading: 'Alert/Event Based Monitoring: the site calls us',
      menu: 'Events',
      intro: 'Sensors do the waiting. Operators see what has happened, with the seconds before it.',
      caption: 'Signals of a monitored site and the first action that the operator takes',
      columns: ['Signal', 'What the operator sees', 'First action'],
      rows: [
        [
          'Door or shutter opened outside hours',
          'Camera at the opening, schedule of the day',
          'Challenge by loudspeaker',
        ],
        [
          'Vibration at a vault, safe or ATM',
          'Nearest two cameras, sensor history',
          'Hooter, police as agreed',
        ],
        ['Line crossed or loitering, by video analytics', 'Marked clip', 'Judge, then warn or dismiss'],
        ['Smoke or heat', 'Camera, power status, other detectors', 'Fire service and wardens'],
        [
          'Panic switch',
          'Camera of the counter, sound kept silent on site',
          'Police, no call back to the site',
        ],
        ['Panel not armed', 'Closing time, who closed', 'Ring the key holder'],
      ],
    },
    {
      id: 'live-video',
      type: 'text',
      heading: 'Video/Live Monitoring: we call the site',
      menu: 'Live video',
      picture: 'blog-e-surveillance',
      paragraphs: [
        'Some things raise no alarm. A guard who has left the post, goods that leave by the wrong door, a fire exit behind cartons, a counter without staff at noon: these are seen only by someone who looks. In live monitoring operators make virtual rounds through the cameras that you choose, with a question for each: is the aisle clear, is the post manned, is the gate shut.',
        'Between rounds we stay with the moments that carry risk, such as opening, cash loading, the arrival of a truck or the last half hour before closing. A two-way loudspeaker lets the operator speak to staff and to strangers. What is found goes to your manager with a picture and in one sentence.',
        'People at work should know that cameras are there and why. We help you with the notice at the door, leave private areas out of view, and look only at the hours that you ordered.',
      ],
    },
    {
      id: 'energy',
      type: 'text',
      heading: 'Energy Management Solution: pay for hours that you use',
      menu: 'Energy',
      paragraphs: [
        'A controller at the distribution board measures the main loads and switches those that you release: signage, lobby and façade lights, air conditioners in rotation, exhaust fans, geysers. It follows opening hours, holidays, sunset and temperature. Servers, alarm panels, refrigeration for food or medicine and anything that protects life stay outside its reach.',
        'The command center sees the readings beside the alarms. A cooling unit that runs at night, a phase that fails, a site that draws more than its neighbours: each is a line in the queue, with a person to ask. For a late evening, staff press a button, and the schedule returns by itself.',
        'Savings are reckoned against a baseline of your own bills, site by site and with the weather of the month in mind, so that you can repeat the sum.',
      ],
    },
    {
      id: 'seasons',
      type: 'figures',
      heading: 'Energy management in figures',
      menu: 'Figures',
      figures: [{ value: '{energySeasons}', label: 'seasons for energy management' }],
    },
    {
      id: 'season-calendar',
      type: 'table',
      heading: 'What the seasons change in a schedule',
      menu: 'Seasons',
      intro:
        'India’s calendar knows six seasons, and the load of a branch or a shop moves with each. Chennai has its rain when Delhi has its fog, so dates are set by place.',
      caption: 'The six seasons, what drives consumption in each and what is adjusted',
      columns: ['Season', 'What drives the load', 'What is adjusted'],
      rows: [
        ['Spring', 'First warm afternoons', 'Fans before cooling, filters cleaned before they are needed'],
        [
          'Summer',
          'Cooling from opening to closing',
          'Set point, units in rotation, pre-cooling before doors open',
        ],
        [
          'Monsoon',
          'Humidity, dark mornings, unsteady supply',
          'Dry mode, light by daylight sensor, surge watch',
        ],
        ['Autumn', 'Festival hours and decoration', 'Longer signage, a fixed end, extra circuits measured'],
        ['Early winter', 'Earlier dusk, cool mornings', 'Lamps by sunset, cooling delayed or off'],
        ['Winter', 'Fog, heaters, long evenings', 'Heaters on a timer, outdoor lights by visibility'],
      ],
    },
    {
      id: 'health',
      type: 'table',
      heading: 'Health Monitoring: the system is watched as well',
      menu: 'Health',
      intro: 'Devices report their state, and silence is a fault too.',
      caption: 'Devices under health monitoring, the faults reported and what follows',
      columns: ['Device', 'Reported', 'What follows'],
      rows: [
        ['Camera', 'Dark, blurred, covered, turned away', 'Remote restart, then a technician'],
        [
          'Recorder',
          'Disk error, gaps, days of storage left, wrong time',
          'Ticket, recordings secured first',
        ],
        ['Alarm panel', 'Mains lost, zone open, tamper, missed test call', 'Call to the site, then a visit'],
        ['Battery and UPS', 'Weak, old, does not hold its load', 'Replacement planned before failure'],
        ['Network', 'Path lost, slow, running on the second path', 'Provider informed, site watched closely'],
      ],
    },
    {
      id: 'combine',
      type: 'points',
      heading: 'Which sites take which',
      points: [
        'Bank branches: events by night, health always, energy for signage and cooling',
        'ATMs: events, health, and energy for the lobby’s lights and air conditioner',
        'Retail and food outlets: live rounds at opening and closing, energy, events by night',
        'Warehouses: live watch of docks, events on the perimeter, health',
        'Schools and colleges: events after hours, live rounds at gates and bus bays',
        'Housing societies: live rounds of gates and basements, events on pump rooms and terraces',
      ],
    },
    {
      id: 'questions',
      type: 'questions',
      heading: 'Questions on monitoring',
      menu: 'Questions',
      questions: [
        {
          question: 'Can we begin with one solution and add others?',
          answer:
            'Yes. Say at the survey what may follow, so that the panel, the recorder and the link are chosen with room for it.',
        },
        {
          question: 'Who may change a schedule?',
          answer:
            'Those whom you name, by a call with a code word or through your officer. Each change shows who asked, who did it and when it ends.',
        },
      ],
    },
  ],
  related: ['/e-surveillanceICCC', '/e-surveillanceOISS', '/electronic-security'],
} as const satisfies Page;
