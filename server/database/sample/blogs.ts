import { prose } from './prose.ts';

/** Articles under the product's own names, misspelt ones included. `discription` is Markdown, no pictures. */
export interface SampleBlog {
  subject: string;
  subHeading: string;
  discription: string;
  imagePath: string;
  publishedDaysAgo: number;
}

export const sampleBlogs: readonly SampleBlog[] = [
  {
    subject: 'What a good gate looks like',
    subHeading: 'Ten minutes at your own entrance will tell you more than any monthly report.',
    imagePath: 'wwwroot/media/blog/a-good-gate.jpg',
    publishedDaysAgo: 12,
    discription: prose`
      Stand across the road from your own gate for ten minutes, at the hour when staff, visitors and lorries
      arrive together. Do not announce yourself. You will see whether the guard looks at the pass or at the
      person, whether the barrier comes down after each vehicle, and who walks through without being asked.
      That is your security. The rest is paper.

      A gate does three jobs at once. It lets the right people in quickly, it stops the wrong ones politely,
      and it remembers both. Most gates do one of the three well. A good gate does all three in the rain, at
      shift change, with the managing director hooting in the queue.

      ## One line, one decision

      The first thing to look for is the line that people follow. At a good gate everybody knows where to
      stop, because the ground says so: a painted stop line, a pedestrian lane that a two-wheeler cannot use,
      and a bay where a doubtful vehicle waits without blocking the others. At a poor gate the guard has to
      create order with his arms, forty times an hour, and by the evening he no longer does.

      The second is the decision. For every arrival the guard needs exactly one question and one place to
      find the answer: is this person on the list, does the host say yes, does this lorry have a purchase
      order. When the rule is "ask the supervisor", the supervisor's phone becomes the gate.

      Write the decisions down as a short table and hang it inside the cabin, where the guard sees it and the
      visitor does not:

      - Staff without a card: who may confirm them, and what is written.
      - Visitors without an appointment: which desk is rung, how long they wait, and where.
      - Contractors: which permit, which tools, and who signs the tools out again.
      - Material going out: which signature, and what happens when it is missing at nine in the evening.
      - Police, fire brigade and ambulance: opened at once, then reported.

      If a line cannot be filled, you have found a hole that no additional guard will close.

      ## The register that tells the truth

      Open the visitor register at any page and read the column for the time of leaving. If it is empty,
      nobody knows who was inside at any moment, and an evacuation count will be a guess. If every time ends
      in a zero or a five, the column was filled in afterwards. The vehicle register speaks the same
      language: five lorries in one minute, written in one hand, with one pen.

      An application on a phone helps, since it puts the time and the photograph in by itself. It does not
      help with a guard who photographs the floor. Software moves the work of writing; the work of looking
      stays where it was.

      Keep what you collect with care. A register with names, telephone numbers and identity numbers lying
      open on the table lets each visitor read about the one before. Ask for what you need, cover the page or
      the screen, and decide how long it is kept.

      ## The person in the cabin

      The law sets the floor. Under the Private Security Agencies (Regulation) Act, 2005, a guard must have
      completed eighteen years and not have reached sixty-five, have a verified character, meet the physical
      standard and have passed the prescribed training. The central model rules of 2020 put entry training at
      no less than a hundred hours in class and sixty in the field, spread over at least twenty working days.
      You may ask your agency to show this for each person on your roster, and you should.

      Beyond the floor there is the site. A trained guard who came yesterday knows how to salute, and not
      that the accounts lane floods or that the tanker driver on Tuesdays is always alone. So ask three
      questions of whoever is on duty:

      1. What do you do when the fire panel sounds, and where is the key of the side gate?
      2. Whose car is never checked? The right answer is: nobody's.
      3. When did your supervisor last come here at night?

      Good answers come without a look at the shift in-charge.

      ## Small things that decide

      Light matters more than cameras: at night the visitor should stand in light and the guard in shade, and
      most cabins are built the other way round. The cabin needs a view in both directions, a fan, water and
      a toilet within reach, because a guard without a reliever leaves the post whether or not the orders
      permit it. The torch needs a charger on the wall. The barrier needs a stick that can be lifted by hand
      when power goes.

      Relief needs ten minutes of overlap. In that time the outgoing guard hands over keys, radio, open
      entries and anything that felt wrong. A handover shouted from a moving motorcycle is how incidents get
      lost.

      ## Put a number on it

      Choose three figures and look at them every month: the average time a visitor waits, the share of exits
      recorded, and the number of surprise checks made at night. They are cheap to gather, difficult to
      polish, and they move when the gate gets better or worse.

      Then go and stand across the road again. The report should agree with what you see. When it does, you
      have a good gate, and it was not the barrier that made it one.
    `,
  },
  {
    subject: 'A fire drill that counts',
    subHeading: 'How to read your own fire audit, and how to run the drill that proves it.',
    imagePath: 'wwwroot/media/blog/fire-drill-that-counts.jpg',
    publishedDaysAgo: 26,
    discription: prose`
      Most fire audits end in a cupboard and most fire drills end in a group photograph. Both are a pity,
      because together they answer the only two questions that matter: would the building hold back a fire
      for long enough, and would the people in it use that time to get out? You do not have to be an engineer
      to read the first answer and to test the second.

      ## Read the audit from the back

      Auditors put the description of the building first and the findings last. Start with the findings and
      sort them yourself into three heaps.

      - **Things that stop people from leaving.** Locked or chained exits, stairs used as stores, doors that
        need a key from inside, dead exit lights, a refuge area that has become a canteen. These are for this
        week.
      - **Things that stop water and warning.** A pump on manual, a low tank, isolated detectors, a panel
        with faults that everybody has learnt to ignore, hose boxes without hoses. These are for this month.
      - **Things that feed a fire.** Open cable shafts, unsealed penetrations, overloaded distribution
        boards, packing material in the electrical room. These need a plan with a date and an owner.

      An audit whose findings carry no owner and no date is a description, not an audit. Ask for both before
      you pay for it.

      Then check what was left out. Was the diesel pump started in the auditor's presence, from a cut of
      mains? Was the furthest and highest hydrant opened and its pressure read? Was a detector tested with
      smoke, and did the lifts come down? If the report says "found in order" without a reading, it means
      that someone looked at it.

      ## Know which rule is yours

      Part 4 of the National Building Code of India 2016 deals with fire and life safety, and is the
      reference that most authorities use. The code itself is a recommendation; it binds you through your
      state's fire law and the local building bye-laws, and these differ. In Maharashtra, for example, the
      owner or occupier has to file a certificate from a licensed agency twice a year, in January and July,
      that the installations are in good repair. Elsewhere the fire certificate has a period of validity and
      has to be renewed. Write on one sheet which law applies to your building, what has to be filed, when,
      and by whom. Many notices come from a date that nobody had in a diary.

      For high-rise buildings the code's guidelines are plain about drills: at least once in three months
      during the first two years, and at least once in six months after that, with a written record kept on
      the premises for three years for the fire brigade to see. Treat this as the least, not as the target. A
      call centre in which a third of the staff changes every year needs more.

      ## Plan a drill that can fail

      A drill that cannot fail teaches nothing. Announce the week, not the hour. Choose a time when the
      building is awkward: lunch, shift change, a visitor-heavy morning. Close one staircase with a board
      that says "smoke here", and see whether people turn back or walk through. Let one warden be absent. Put
      one colleague in a chair on the fourth floor who says that he cannot use the stairs, and wait to see
      who takes charge of him.

      Tell the fire station beforehand, and the neighbours, so that no engine is sent out for nothing. Tell
      the wardens of dialysis patients, of laboratories and of anyone whose work cannot be dropped. Hospitals
      drill by zone and move people sideways through fire doors first; nobody should wheel a real patient
      down a ramp for practice.

      Four people with watches and no other task are enough to observe. They note:

      1. The seconds from alarm to first movement on each floor. This is almost always the largest number.
      2. Which exits were used, and which were not, and why.
      3. The time at which the assembly point could say who was missing, by name.
      4. What the guards did: who silenced the panel, who went to look, who opened the gate for the engine,
        who rang 112 or the station, and when.

      The third figure is the honest one. If the count depends on a register that has no exit times, the
      drill has just shown you a fault in your gate.

      ## The half hour afterwards

      Hold the review on the same day, standing, with the wardens and the guards together. Three questions
      suffice: what did we expect, what happened, what changes by Friday? Write no more than ten lines. Put
      the closed items of the last drill at the top of the next record, so that anyone can see that the
      series leads somewhere.

      The guard force deserves special attention. At night it is the whole fire crew. Every guard on the
      roster should have discharged an extinguisher with his own hands, know the pump room in the dark, and
      be able to say without thinking where the engine will stand and which hydrant is nearest to it.

      ## A page for the wall

      When audit and drill have been read together, you can write the one page that belongs beside the panel:
      what is wrong today, what we do about it meanwhile, whom to ring. Change it whenever it is no longer
      true. A building that knows its own weak points at any hour is already safer than one with a
      certificate and a photograph.
    `,
  },
  {
    subject: 'The hospital after visiting hours',
    subHeading:
      'Casualty, maternity and the pharmacy corridor need a different guard from the one at the gate.',
    imagePath: 'wwwroot/media/blog/hospital-after-visiting-hours.jpg',
    publishedDaysAgo: 41,
    discription: prose`
      At eight in the evening the last visitors leave, the reception goes down to one person, and a hospital
      changes its character. The doors stay open, because they must. Those who come in now are frightened,
      hurt, drunk or all three, and those who look after them are fewer than by day. Nearly everything that
      makes hospital security difficult happens between this hour and six in the morning.

      A hospital cannot be guarded like a factory. It has no single gate that can be closed, it may not turn
      anyone away from casualty, and its most valuable things are people who cannot defend themselves. So the
      work is done in rings, and each ring has its own rule.

      ## Ring one: casualty

      Trouble in casualty rarely starts with malice. It starts with waiting, with no news, and with twelve
      relatives round one stretcher. The guard's best tools are therefore a chair, a sentence and a limit.

      - One attendant goes in with the patient. The others are shown where to wait and who will speak to
        them.
      - Someone tells the waiting family something every twenty minutes, even when there is nothing new.
      - The guard stands where the doctor can see him, not behind the door.
      - A raised voice brings a second guard at walking pace. Running makes a crowd.
      - A panic switch at the desk is tested at every change of shift and the response is timed.

      When violence does happen, the paper matters as much as the response. In August 2024 the central health
      authorities told central government institutions that their head is responsible for having an
      institutional FIR filed within six hours of violence against a health worker on duty, and asked for
      cameras at entrances, dark spots and corridors, a manned control room, escorts at night and identity
      cards worn by all staff. Several states have their own laws for the protection of medical staff.
      Private hospitals are well advised to measure themselves by the same list: it is short and most of it
      costs little.

      ## Ring two: mother and child

      In the maternity block the task is one door and one match. No child leaves the ward unless the band on
      its ankle and the band on the mother's wrist carry the same number, and a nurse has said so. The guard
      at this door should be a woman, should know the day's discharge list, and should not be called away for
      anything.

      The drill for a missing child, commonly called Code Pink, has to be as familiar as the fire bell. When
      it is declared, every exit is closed at once, bags large enough are opened, cameras are read backwards
      from the ward door, and the police are informed without waiting for certainty. Public hospitals under
      medical education in Maharashtra were given a written protocol for it in 2025, with mock drills every
      three months. Copy the interval. A hospital that has practised it closes its exits in a minute or two.
      One that has not starts by asking who has the keys.

      ## Ring three: what is locked at night

      After visiting hours a third of the building should be asleep and locked: out-patient rooms,
      laboratories, billing, the canteen, the terrace. Lock by a list, from the top down, and let a second
      person sign it. Keys go into a cabinet that records who took them.

      The pharmacy corridor, the narcotics cupboard and the oxygen yard are different: they stay in use. Here
      the rule is two people and a line in the register for each opening, and a camera that shows the hands.
      The manifold room and the electrical room are on the patrol card of every round, since at night the
      guard is often the first to smell what is wrong.

      Walk the dark places with the night superintendent once a month: the path from the hostel to the block,
      the parking below ground, the staircase that nurses use because the lift is slow. Ask the women on the
      staff which spots they avoid. They know them all, and are seldom asked. Then put light there, and a
      patrol at the times at which shifts change.

      ## The person who fits

      A hospital guard is chosen for patience, not for size. He or she lifts a wheelchair over a kerb, finds
      the blood bank for a stranger, speaks low, and can still close a door in front of a politician's
      cousin. Three things belong to the training beyond the entry course:

      1. Infection basics: what the colours of waste bags mean, which rooms are not entered, when hands are
        washed.
      2. Moving people: wheelchair, stretcher and evacuation sheet, practised with the ward staff.
      3. The codes: fire, violence, missing child, cardiac arrest. For each of them the guard knows one task.

      Rotation is a matter of judgement. A month in casualty wears people out. A year at the maternity door
      makes them blind. We change the first often and the second seldom, and never both in the same week.

      ## What to look at in the morning

      Ask for one sheet at nine o'clock: calls for help and the time until the second guard arrived, doors
      found open that should have been locked, escorts given, keys outstanding, and anything that almost
      happened. The last line is the most useful. When it stays empty for a month, the night was not quiet;
      it was not reported.
    `,
  },
  {
    subject: 'Watching forty branches from one room',
    subHeading:
      'What remote monitoring does well, what it cannot do, and what to settle before the cameras go up.',
    imagePath: 'wwwroot/media/blog/watching-forty-branches.jpg',
    publishedDaysAgo: 58,
    discription: prose`
      Forty bank branches used to mean forty night guards, each alone, each waiting for something that hardly
      ever happens. Today one room can watch all forty, provided that it does not try to watch them all the
      time. Nobody can look at two hundred pictures. A monitoring centre that works is built around events,
      and around what its people do in the first ninety seconds after one.

      ## Events, not pictures

      An event is a door contact that opens outside hours, a vibration on the vault wall, a glass-break or
      smoke signal, a person crossing a line drawn in the picture, a panel that has lost its mains. Each
      arrives as a line in a queue with the branch, the zone, the time and the camera that sees the place.
      The operator opens it, looks, and chooses one of three answers: nothing, something, or not sure. "Not
      sure" is treated as something.

      What follows is written down in advance for every branch, in the order in which it is done:

      1. Speak through the loudspeaker. A calm voice that says "you in the blue shirt, the police are being
        informed" ends many visits without anything further.
      2. Sound the hooter, switch the lights.
      3. Ring the branch's list, one number after another, and stop at the first person who takes it over.
      4. Ring the police station, give the address in the form that the station uses, and write down the name
        of the person who answered.
      5. Keep the camera on and keep talking to whoever is on the way.

      The list decays faster than any hardware. Managers are transferred, numbers change, the landmark is
      pulled down. Ring all numbers of all branches once a quarter, in daylight, and correct what you find.
      It is the cheapest improvement that there is.

      ## False alarms are the real enemy

      A room that receives two thousand signals in a night and finds two that matter has trained its people
      to press the button that closes. So count the signals by branch and by zone every week and go after the
      loudest ten. It is nearly always the same handful of reasons: a lizard on a sensor, a fan left running,
      a shutter that rattles in the wind, an air conditioner that drips on a contact, a cleaner who comes
      before the time schedule. Each has a remedy that costs less than a month of ignoring it.

      Health signals deserve the same respect as alarms. A camera that went dark on Monday, a recorder whose
      disk is full, a battery that no longer holds: these are the branches at which the next incident will
      have no picture. The rule is simple. A fault is a ticket with a promised hour, and a branch without
      sight at nightfall gets a patrol or a guard until it sees again.

      ## Settle these before the first camera

      - **What is seen, and what is not.** Cash counters, entrance, vault lobby and rear lane, yes. The PIN
        pad, the rest room and the changing corner, never.
      - **How long recordings are kept.** The bank's own instructions decide it; the recorder's disk must be
        sized for it, with a margin. Footage asked for by an investigator is exported, sealed with a hash and
        entered in a register at once, because the disk goes on overwriting.
      - **Who may look.** A picture of a customer is personal data. Access is by name and by role, each
        playback leaves a trace, and nobody films a screen with a phone.
      - **Two ways out.** A wired line and a mobile connection from another operator, with an alarm when
        either drops. Cutting one cable should raise the alarm, not silence it.
      - **Power.** Panel, recorder, one camera and the router on a battery for as long as the longest cut of
        the past year.
      - **Time.** All devices take their clock from one source. Evidence with two times is an argument.

      ## What a room cannot do

      It cannot stand at a door. Where cash is loaded, where a queue forms before dawn, where a single
      neighbour complains about every hooter, a person on the spot is worth more than six cameras. Nor can it
      run: a response is as quick as the nearest key holder, the nearest patrol or the nearest police
      vehicle. Measure that distance on the map for every branch, and be honest in the contract about the
      minutes.

      The usual answer is a mix. The room watches all forty. A motorcycle patrol covers the fifteen in the
      city by random rounds and goes when it is called. Five sites with currency chests keep their armed
      guards. And the guards that are freed stand by day at the branches where customers need them.

      ## Judge it by four figures

      Ask your provider every month for the time from signal to first look, the time from first look to first
      call, the share of signals that were false by branch, and the hours during which any branch was without
      sight. Ask also to listen to three recorded calls of your own choosing. You will hear at once whether
      the voice on the line knows your branch, or is reading the name from the screen for the first time.

      Then visit at three in the morning. A good room is quiet, cool and slightly bored, and someone will get
      up to ask who you are.
    `,
  },
  {
    subject: 'Hiring ex-servicemen, and keeping them',
    subHeading:
      'The uniform they wore before is a good beginning; what you do in the first year decides the rest.',
    imagePath: 'wwwroot/media/blog/hiring-ex-servicemen.jpg',
    publishedDaysAgo: 77,
    discription: prose`
      A soldier who leaves the colours after fifteen or seventeen years is seldom forty years old. He has
      stood sentry in places where sleep was not an option, has written reports that were read, and has a
      family that now wants to live in one town. A security company could hardly ask for more. Yet many such
      men leave the trade within a year, and the fault is usually ours.

      ## What the law says, and why

      The Private Security Agencies (Regulation) Act, 2005, lets an agency give preference to those who have
      served in the Army, the Navy, the Air Force, other armed forces of the Union, the police, including the
      armed constabularies of the states, and the home guards. For supervisors it goes a step further: the
      agency shall prefer people with at least three years of such service.

      The training rules follow the same thought. A newcomer attends at least a hundred hours in class and
      sixty in the field, over at least twenty working days. Ex-servicemen and former police attend a
      condensed course of at least forty hours in class and sixteen in the field, over at least seven working
      days. Condensed does not mean waived. It leaves out what the forces have taught already. What remains
      is what they do not teach: private law, private property, and the public.

      One bar applies to everybody, whatever the medals: a person dismissed or removed for misconduct or
      moral turpitude from the forces, the police, government service or another agency may not be engaged as
      a guard or a supervisor. The discharge book is therefore read and not only copied, and the police
      verification is done as for anyone else.

      ## What transfers, and what does not

      Some habits come across untouched. Punctuality, turnout, care of equipment, respect for a handover, the
      readiness to stay until relieved: you will not have to teach them. A former havildar who takes over a
      slack site changes its air within a fortnight.

      Other things have to be learnt, and it is fairer to say so on the first day:

      - **The customer is not the command.** A tenant who shouts is not insubordinate. He is a tenant.
      - **Authority is borrowed.** A guard has the powers of a private citizen and of the occupier who posted
        him. He hands over whom he detains without delay, searches by consent, and uses force only in
        defence.
      - **Weapons are the exception.** Most posts are unarmed. Where a firearm is needed, the guard's licence
        must be his own, valid for the area and in date.
      - **Language counts.** The register, the visitor application and the e-mail to the client want a few
        lines of plain English or the state's language, every day.
      - **There is no mess.** Food, lodging and leave travel have to be arranged, and the first month of pay
        must reach home on the promised date.

      ## Where they fit best

      Supervisory posts come first: head guard, shift supervisor, assignment manager. A non-commissioned
      officer has led a section for years and gets on with it. Next come posts in which alertness and weapon
      discipline are the work itself: currency chests, cash escorts, refineries, airports' landside, control
      rooms. Drivers from the Army Service Corps, technicians from the EME or the Air Force and firemen of
      the Navy belong in their own trades, and it is a waste to stand them at a barrier.

      Posts that consist of saying "good morning, sir" for eight hours are not always a good match, and a
      candid interview saves both sides a year. Ask what he enjoyed in his last three postings. The answer
      usually names the right site.

      Retired officers make good operations managers when they are given a profit figure as well as a
      territory, and someone who explains invoices to them without smiling.

      ## How to find them

      The Zila Sainik Boards and the Directorate General of Resettlement keep lists and welcome employers who
      come with real vacancies, real wages and a named person to ask for. Regimental centres let you speak to
      those in their last months of service. Best of all is the man you already have: he will bring three
      from his unit, and stand surety for their conduct in a way that no form can.

      Three rules at these meetings pay for themselves:

      1. Say the take-home pay, the hours and the place before you say anything about honour.
      2. Never take money, directly or through an agent, for a post, a course or a uniform.
      3. Give the answer the same day.

      ## The first year

      Those who leave do so over five things: a promised site that was changed, a delayed salary, a young
      manager who is rude, a provident fund account that shows nothing, and no one to ring. None of them is
      expensive to put right. Name a contact, preferably a veteran, who rings each new man in his first,
      fourth and twelfth week. Fix in writing what the next rank needs, so that promotion is a road and not a
      favour. Keep his medical papers and his pension dates in mind when you plan leave: the life certificate
      in November is not a whim.

      And use what he knows. Ask the former signaller about your radio procedure and the former sapper about
      your fence. They have opinions. A company that takes them seriously has bought fifteen years of
      experience for the price of a question.
    `,
  },
  {
    subject: 'Cash in transit: the rules of the road',
    subHeading: 'What a bank or a retailer should check before the van leaves the yard.',
    imagePath: 'wwwroot/media/blog/cash-in-transit.jpg',
    publishedDaysAgo: 96,
    discription: prose`
      A cash van is most at risk when it is not moving: at the kerb, with the rear door open, while one
      custodian counts and the other looks for a signature. The rules for cash in transit were written with
      this minute in mind. They are shorter than most people think, and anyone who hands over money can check
      them from the pavement.

      Two sets of rules matter. In 2018 the Ministry of Home Affairs issued the Private Security Agencies
      (Private Security to Cash Transportation Activities) Rules under the Act of 2005, and the states have
      since notified rules of their own on the same pattern, so the text of your state is the one to read. In
      April of the same year the Reserve Bank set standards that banks must apply when they engage a service
      provider for cash management, including a minimum net worth, a minimum fleet and a van of prescribed
      design.

      ## Who is on board

      A van carries a driver, two armed guards and two custodians, also called ATM officers. One guard sits
      in front beside the driver, the other in the rear. During loading, unloading, meals and any other halt
      at least one armed guard stays with the vehicle. A guard who helps to carry the boxes is no longer a
      guard.

      Ex-servicemen may be preferred for this work, and everyone is verified before appointment: police
      record, residence, previous employers, credit history. Custodians are covered by fidelity insurance.
      The Reserve Bank adds a useful habit: staff are rotated and assigned to a route only on the day of the
      trip.

      ## What the van must have

      - Two separate compartments, one for people and one for cash, with the cash compartment locked from the
        other.
      - Cameras to the front, to the rear and inside, with recordings of at least five days.
      - A GPS device that is watched live, with a line to the control room that does not depend on the
        driver's own phone.
      - A hooter with panic switches in reach of the crew, wireless communication, tubeless tyres.
      - Cash boxes chained to the floor, with different keys held by different custodians, and preferably a
        separate box for each bank.

      The reason for the last point is plain: nobody on board, alone, should be able to open anything that is
      worth the trouble.

      ## When it may run, and with how much

      No cash is moved and no ATM is loaded after 9 pm in urban areas and after 6 pm in rural areas. In
      districts that the central government has notified as affected by left-wing extremism the window is 9
      am to 4 pm. Cash meant for ATMs is drawn from the bank on the day before or in the first half of the
      day, so that the crew is not chasing the clock at the last machine.

      No van carries more than ₹5 crore on a trip. Your insurer may have set a lower figure for your route,
      and that is the one that counts for your money. Ask for it in writing, together with the point at which
      liability passes to the carrier: at your counter, at your door, or at the van.

      ## The route is a secret with a short life

      Good operators change the order of the points, the time of the start and the road between, and tell the
      crew in the morning. The control room knows the fence within which the van should be and the police
      stations along it. A stop that is not on the sheet rings a bell; two minutes later someone rings the
      crew, and there is a word that means "we are not alone".

      The customer can spoil all this with one habit: being ready at 11:15 every day, with the bags on the
      same table in view of the same tea stall. Give the carrier a window and not a time, let the handover
      take place behind a door, and never send a clerk to wait at the kerb.

      ## At your counter

      1. Know the crew. The carrier sends photographs and specimen signatures; compare them each time, also
        when you know the face.
      2. Check the trip authority and its number by ringing the control room on the number in the contract,
        not on the one the crew gives you.
      3. Hand over sealed bags with numbers, and have the numbers, not only the amount, on the receipt.
      4. Keep the route from your door to the van clear and short. Your own guard looks outward, not at the
        bags.
      5. Watch the van leave, then write down the time.

      If any of this fails, the cash stays where it is. A good carrier will thank you for the delay. One who
      argues has told you something.

      ## Reconciling is part of the journey

      The trip ends when three figures agree: what the slips say, what the machines or the branches say, and
      what is in the vault. It should be the same evening. For ATMs the lockable cassette, swapped as a whole
      and never opened on site, removes the counting from the street, which is why the Reserve Bank asked
      banks to move towards it. Dual control of combination and key, with one-time codes where the machine
      supports them, removes the temptation.

      Ask your provider for last quarter's differences, by route and with explanations. If the answer is that
      there were none, ask to see how they were counted.
    `,
  },
];
