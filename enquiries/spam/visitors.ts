/** What our visitors write and sellers hardly do, in phrases (see words.ts) and in the languages they write. */
export const visitors = {
  /** HR, payroll, SAP, tenders, jobs. */
  field: `
    payroll*, payslip*, salary, salaries, wage, wages, gratuity, pension, perquisite, remuneration, allowance
    commission of, variable pay, final settlement, wps, esi, pf, tds, sap, successfactors, success factors, hana
    s4hana, erp, abap, odata, joule, hcm, hxm, hris, hrms, ecp, employee central, ariba, workday, ams, hr
    human resources, human capital, employee, employees, emplyees, staff, workforce, headcount, fte, labour, labourers
    workers, nurses, teachers, trainers, drivers, pharmacists, technicians, riders, hospital, clinic, clinics
    onboarding, recruiting, recruitment, recruiters, talent, ats, attendance, attrition, timesheet*, time management
    time sheets, overtime, shift, shifts, roster*, leave calendar, leave requests, leave days, hypercare, parallel run
    performance reviews, go live, golive, implementation, single sign on, module, modules, org units, cost centres
    cost centers, test instance, permission role*, rfp, rfq, rfi, tender, bid, bids, procurement
    expression of interest, vendor registration, supplier portal, supplier no, bank guarantee, trade licence
    steering committee, cv, resume, vacancy, vacancies, internship*, interns, job opening, career, careers, hiring
    candidate, candidates, applicant, applicants, apply for, apply as, my application, join your team
    join your company, looking for a job, looking job, training, course, courses, certification, thesis, sandbox
    health check, support contract, phishing, spam, gdpr, mitarbeit*, beschaftigte, gehalt*, lohn*, entgelt*
    zeitwirtschaft, spezialist*, ausschreibung, lebenslauf, bewerbe, beraterin, schulung*, betreuung, paie, salarie*
    personnel, rh, sirh, ressources humaines, appel d offres, recrutement, embauche, emploie, nomina, empleados, rrhh
    vacantes, dipendenti, folha de pagamento, funcionarios, medewerkers, calisan*, bordro, зарплат*, заработн*
    сотрудник*, кадр*, персонал*, внедрени*, обучени*, консультант*, 薪资, 薪酬, 工资, 员工, 人力资源, 招聘, 培训, 給与, 급여, رواتب
    الرواتب, راتب, الراتب, موظف*, الموظفين, الموارد البشرية, المستشفيات, مناقصة, المناقصة, توظيف, للتوظيف, لوظيفة
    تدريب, التدريب*, لتدريب, دوام, للدوام, الحضور, पेरोल, वेतन, सैलरी, कर्मचारी*, कर्मचारियों, एचआर, मानव संसाधन
    नौकरी*, जॉब चाहिए, टेंडर, निविदा, ट्रेनिंग, हाजिरी`,
  /** Wants something of us. */
  asks: `
    could|can you|we|someone|your
    would_like|d_like to know|speak|apply|see|talk|discuss|understand|get|have|book|order|invite
    would_like|d_like to visit|use|quote|interview|reserve|try|outsource|join, would_like|d_like a|an|more|the
    i_would, we_would, . is|are|was there|it|this|the|these|that|sap
    . does|did|has|will|do your|it|the|this|anyone|somebody|we|they|employees|i, where
    who is|can|does|do|designed|made|are, whom, why do|does|is|are|was
    how do|does|did|would|is|are|much|many|long|fast, how quickly|can|should|to_integrate
    what is|are|does|did|would|must|was|about|a|s_the, when is|are|can|will|do|does|we|i, . which
    which of|one|module*|package*|company|countries|office|option|products|documents|data|insurance|tool|payroll|solution
    do_you help|take|know|deal|also|do|have|offer|provide|support|work|cover|keep|encrypt|sponsor|charge|give|run|integrate|ever
    are_you able|hiring
    please call|send|tell|help|confirm|remove|delete|correct|note|check|add|cancel|renew|reset|advise|quote|name|provide
    please answer|acknowledge|complete|indicate|stop|fix|look|contact_me|treat|extend|ignore|warn|take|move|give|find_our|find_my|forward|resend|register_on|fill|consider
    we|i need|require|wrote|applied|paid|received|got|cannot|could_not|tried|attended|met|work_at|agree|accept_your
    we|i found_your|found_you, we want, i_want to_know|to_apply|to_join|to_buy|to_talk|my|an|a
    we_are|we_re|i_am|i_m looking_for_a|looking_for_an|looking_at|interested_in|reaching_out_because
    . looking_for_an|looking_for_a, need help|urgent|info|your|ur|best|quote|quotation|offer|price|demo|proposal, how ., kindly call|contact|consider|confirm|quote|revert|advise|participate|acknowledge
    kindly send .. offer|quotation|profile|quote|price|proposal|me, you_should, you_must, any_way to, we_can|we pay, if_you give|include|agree, you came|promised|told|said|wrote|helped, you_might want
    someone|somebody is|was|has|called|offered|sent|asked|used|uses, i don_t|do_not|didn_t|did_not want|need|know|see|get|understand|receive|find|work, just_fix
    help us|me_with, call me|us_back, call_back, send|tell|give|show me|us_whether|us_an, thank_you_for
    thanks_for_the, thank_the, no_reply, no_answer, as_discussed, my_number, my_mobile, not_interested, wrong_number
    your_competitor, your_price is, bitte_um, bitte_rufen, bitte_senden, bitte_nehmen, ruckruf, konnen_sie
    konnten_sie, was_kostet, kostet, wir_suchen, wir_brauchen, und_brauchen, wir_benotigen, wir_sind, wir_haben
    ich_mochte, ich_habe, gibt_es, wie_hoch, welche, pouvez, pourriez, je_voudrais, je_cherche, avez_vous
    nous_cherchons, nous_sommes, nous_voulons, nous_aimerions, quel, quelle, quels, merci, buscamos, somos
    nos_gustaria, quisiera, quisieramos, queremos, avete, vorremmo, necesitamos, necesito, pueden, cuanto, gracias, quiero, precisamos, cerchiamo, vorrei, quanto, сколько, подскажите
    пришлите, перезвоните, пожалуиста, можно_ли, ищем, нам_нуж*, нужна, нужен, интересует, у_нас, 请, 吗, 我们想, 我们需要, 多少
    想咨询, 能否, 需要, 想了解, 我们公司, نحتاج, نرغب, نبحث, نريد, نأمل, لدينا, ارجو, نرجو, الرجاء, يرجى, هل, كم, متى, اود, اريد, شكرا*
    نشكركم, لو_سمحتم, चाहिए, कृपया, क्या, कितन*, कैसे, कहाँ, हमारी, हमारे, हमें, मुझे`,
  /** Knows our places and things, or says how many people they are. */
  ours: `
    abu_dhabi, bengaluru, bhubaneswar
    your office|offices|consultant*|colleague*|engineer*|course*|training|workshop*|webinar*
    your newsletter|tool|tools|estimator|advisor|services|building|reception|director|founder|landlord|references|opening*
    your charges|quote|quotation|invoice|price|prices|terms|portal|form|map|proposal|blog_post|talk|booth|mails|e_mails|certificate|supplier|stationery
    # people|users|employees|staff|persons|engineers|developers|teachers|lecturers|students|nurses|doctors|guards|cleaners
    # dealers|croupiers|crew|drivers|riders|workers|labourers|artists|trainers|technicians|shops|stores|branches|sites
    # heads|ppl|promoters|callers|coaches|reps|seats|colleagues|volunteers|guests, your login|login_page
    # hotels|schools|countries|hires|joiners|consultants|participants
    our employees|staff|people|users|parent|consultant|requirement*|budget|provider|vendor|board, full scope, the workshop|webinar|course|training|meeting|newsletter, a_job
    the_job, job_in, jobs, performance_management, performance_and_goals, performance_goals, permission*, on_premise
    my_portfolio, my_profile, my_cv, my_consent, my_data, it says`,
} satisfies Record<string, string>;

/** Whom a list is about and whom an offer is for: words of our field that say nothing about the sender. */
export const targets = `
  hr|payroll|talent .. managers|directors|heads, i|we need you_to|your_help_to
  can|could we schedule|collaborate|arrange, i_am|i_m looking_for_a|looking_for man|woman|husband|lady|clients
  list|lists|database|contacts|leads|emails of|for|using|from|in .., companies|users|customers using|of|running|that_use|who_use ..
  sap|hr vp|vps|executives|professionals|contacts|users|customers|directors|director|managers|heads|leaders|tech|technology_conference|technology_expo|expo|summit|decision_makers
  hr|sap consulting|consultancy firm|firms|company|companies|business, your sap|hr, how are|r you|u|things
  i_am a_staff, we|i supply .. workers|drivers|staff|manpower|guards|labour, # students|participants .. enroll|join|now
  wir_haben ihre|ihr, can_we exchange, gdpr|ccpa compliant, go|land|lands|ends|end .. spam, spam folder|filter*, like|love|wanted to_know|to_see|to_check .. you_are|you_re interested
  talent heads|managers, your staff|employees|team|hr|workforce, stop_paying staff, free training|course|webinar
  training is_free, salary_transfer, remote|top talent, ai employee, our technicians, no|instant attendance|onboarding
  $|rs .. hr`;
