/**
 * What form spam is about, in phrases (see words.ts). Our visitors use some of these too, as their trade, their title
 * or their trouble, but hardly ever without a word of our field or a question. A phrase that somebody could write to us
 * in a single honest sentence does not belong here but to `trade`.
 */
export const topics = {
  ranking: `
    need traffic, google positions, consider linking, linking to_it|to_our|to_us, link back_to_us, your business_is_invisible, engine registration, position of_your_site, seo*, ppc, serp*, backlink*
    back links, link building, linkbuilding*, link juice, link pyramid, link insertion*, link exchange, link swap
    link seller, link placement*, link request, text link*, toxic links, exchanging links, exchange links, buy a link, add my link
    contextual link, link to yours, guest post*, guest blog*, sponsored post*, sponsored article*, paid article*|post|posts, permanent link*, links|resources page, add our .. to_your, sponsored content
    sponsor a post, credit us with, author bio, article ideas, your readers, mentioned on your, dofollow, do follow
    pbn, niche edit*, domain authority, domain rating, authority score, adwords, adsense, outrank*
    rank .. your|ur website|site|page|homepage
    submit|register|index|promote|optimise|optimize your|ur website|site|url|page, rank for|higher|number_one
    rank|ranking in|on google, page_one|first_page|page_1|1st_page|top of|on|in google, top ranking
    google rank*|ads|news|search_index, your website|site .. not_ranking|page_two|invisible
    your google_rank*|rankings|keywords|url, search engine_optimi*|engine_marketing|engines|rankings|ranking
    generative engine, keyword research, meta tags, duplicate titles, core web_vitals, schema markup, map pack
    organic traffic|visitors|search|keywords, organically, web|website|targeted|more|real|free traffic
    traffic to_your|that_converts, real|more|targeted|website visitors, # visitors|hits .. $, losing rankings
    online visibility, your visibility, digital|online|internet|content marketing, marketing agency|services
    per click, webmaster*, advertising space, buy an_ad, ai search, suchmaschin*, linkaufbau, gastbeitrag
    seite_1|erste_seite .. google, website wird|nicht .. google, referencement naturel
    referencement google|web|de_votre|inclus, premiere_page|tete .. google, site .. sur_google, articles sponsorises
    posicionamos, posicionamiento, posiciona tu|su, primera_pagina|primer_lugar .. google, trafego pago, posizioniamo
    prima_pagina .. google, google .. ilk_sayfa*|da_ilk, hoge_positie .. google
    продвижени*|раскрутк*|вывод|оптимизаци*|посещаемост* .. саит*|топ, хрумер*, вечные ссылки, ссылки с
    купим|куплю .. саит|ссылк*, контекстная реклам*, 外链, 谷歌推广, 谷歌霸屏, 网站排名, 优化排名, 首页排名, seo优化, 关键词上首页, 上谷歌首页
    محركات البحث, نتائج البحث, الصفحة_الاولى .. جوجل, لموقعك .. المركز_الاول, زوار موقعك, باك لينك, روابط خلفية, سيو*
    गूगल .. पहले_पेज|टॉप, डिजिटल मार्केटिंग_सेवा*, वेबसाइट .. रैंकिंग`,
  websites: `
    translate your_website, fix|repair .. for #|$|€|less, audit your webpage|website|site, outsourcing partner
    hire our|remote|dedicated .. developers, providing|provides|provide .. website|websites|app|apps .. development
    old websites, offshore software, our agency .. websites, cookie_banner solves, do you_require_website
    ihre internetseite, web_siteniz icin, web design*|agency|develop*|applications|hosting|projects
    website design*|develop*|analysis|maintenance, webdesign
    redesign|rebuild|revamp|fix|repair|speed_up .. your|ur website|site|homepage|store|landing_page
    redesign*|rebuild* .. websites, redesign concept, new|modern website .. for_you|your_company|#
    new design_for_your, need|want a_website|a_new_website, mockup*, figma, app develop*, an_app for_your
    react native, flutter, laravel, wordpress, shopify, magento, woocommerce, vps, unlimited hosting, site speed
    ada compliant, accessibility violations, android and_ios, ios and_android, software firm|house
    software development_company|development_outsourcing, white label*, it resources
    dedicated|remote|offshore|hire developer*, remote talent, outsource your .. to_us|projects|software|development
    project to_outsource, overflow work, logo design*, graphic design*, unlimited revisions, our bot|bots|chatbot
    our ai_agent*|ai_chatbot|ai_receptionist|voice_ai
    ai chatbot*|automation*|marketing|voice*|receptionist|platform*|content
    ai avatars|services|tools|employee|powered_live_chat, voice ai, virtual receptionist, gpt assistant|powered
    train ai, automate your business|customer|sales|marketing, support_team with_ai, with ai_agents, website erstell*
    neue homepage, webseite|app|internetseite .. festpreis|fixpreis, creons|creer|creation .. site, refonte complete
    diseno de_paginas, desarrollamos tu, criamos .. site, realizziamo siti, wij_maken uw_website
    web_siteniz* .. tasarim|google, сделаем|создадим|разработ*|создание .. саит*|магазин|приложени*, лендинг*, 网站建设
    网站开发, 开发与推广, 小程序, 手机应用, تصميم مواقع|المواقع, نصمم .. موقع, برمجة تطبيقات, वेबसाइट .. बनवाए*|बनवाएँ|बनवाएं|बनवाने
    वेबसाइट डिज़ाइन`,
  reach: `
    negative search_results, your review_score, one_star review, reviews for_sale, trustpilot, your nomination
    claim your_business, social_media for|management, our magazine_for
    real|buy|gain|human|genuine .. subscribers|views|likes|followers|reviews|ratings
    get .. followers|subscribers|likes, followers, follower, new fans, tiktok, instagram, growth service, go viral
    social posts, facebook ads, blue tick, explainer*, animated video*|clip*, corporate film*|video*
    second|product|promo|personalised|personalized video*, video about|of_your|for_your .. website|brand|business
    video edit*|promotion, edit .. videos, voice over*, voiceover, showreel
    content writ*, copywrit*, plagiarism, per word, news sites|portals, advertorial*, press_release distribution
    publish .. press_release, wikipedia*, nominated for|as, nominate your, shortlisted for, excellence award, chosen|selected|picked as|for|among .. best|top|award|year, participation fee
    delegate fee, be|get featured, feature your, recognition package, guest on_our_podcast, pr agency
    google review*|business*|listing, maps reviews, negative|bad|positive|authentic|star|fake reviews, bad review
    star rating*, negative content, top of_google_maps, business|premium|your listing, business|b2b directory
    largest directory, list|listing your company|business .. directory, yellow pages, reputation management
    google bewertungen|yorum*, sterne rezensionen, echte .. bewertungen|rezensionen|follower, seguidores, curtidas
    takipci, visualizzazioni, подписчик*, накрут*, 粉丝, متابعين, لايكات, انستقرام, फॉलोअर*`,
  leads: `
    your offer|ad|message|text .. million|contact_forms, contact_forms for, email contacts_of
    list of .. sap_customers|customers_in, appointments with .. leaders|managers, database of_companies, attendee data
    sample of_# .. companies|contacts|leads, email list*, attendee|attendees|registrants|visitors list*, users email_list, direct dials
    verified .. contacts|emails|leads, verified email*, director emails, business emails, user companies
    customers database, hr decision_makers, target criteria, counts and_pricing|and_samples
    count and_cost|and_pricing, deliverability, list cleaning, email appending, skip tracing, lead gen*
    generat*|deliver .. leads, leads .. for_your, qualified|verified|fresh|linkedin|buy|more|losing leads, every lead
    pay per_lead|per_appointment|per_meeting, contact|email|e_mail|marketing|number database
    list|database of|with .. chro*|companies_using|buyers|decision_makers|hr_heads, contact list_with
    exhibitors and_visitors, companies using|running .. oracle|workday
    b2b data|database|contacts|leads|marketing|appointments|companies, bulk email*|sms, bulk messages|whatsapp
    unlimited whatsapp, whatsapp marketing, voice broadcast*, autoresponder, email blast*, email marketing_to
    blast your, blasts, cold email*|call*|outreach, linkedin outreach, outreach experts, telecaller*
    telemarketing campaign, appointment sett*, qualified|generate appointments, sales meetings, discovery calls
    sales pipeline, your pipeline, sdr team, ideal clients, hot|qualified prospects, prospects for_you, prospecting
    chasing clients, form marketing, adverts through, website_forms|contact_forms .. to|globally|your
    via contact_forms, contact pages, your advertisement, facebook groups, classified sites, ad sites
    promotional message, your message .. million|websites, reach millions, data enrichment, intent data, media kit
    adressdaten, leads zum, base de_datos, envio masivo, fichier de_mails
    продам|продаем|базы|базу .. email|контактов|клиентов|базы|базу, рассылк* .. сайт*|форм*|мессенджер*, рассылк*_по
    群发, 客户名单, 客户数据, 邮箱数据, 企业名录, قاعدة بيانات .. للبيع|مدراء`,
  loans: `
    investor*|investors .. finance|fund|projects, finance projects, 低息贷款, 快速贷款, 无需担保, loan offer*
    get_a|get|quick|fast|instant|urgent|soft|business|corporate|personal|car|project loan|loans, approval loans
    kind|kinds of_loans, loans at #, personal finance, private lender*, our lender*, lenders, we|i lend
    merchant cash_advance, payday advance|loan*, credit line|repair|score|history|facility, line of_credit
    bad|poor|low|instant credit, no credit_check, cibil, security cheque, collateral, sblc, letters of_credit
    trade finance, bank instruments, project financing, business funding|capital, fund|finance your, invest in_your
    government grant*, viable projects, private investor*, equity investors, investment broker, investor group
    serious borrowers, pre_approved for, easy|same_day approval, need|urgent|quick cash, cash fast|today
    cash|money .. same_day|in_your_account, urgent funding, funding available, debt relief|consolidation, refinance
    no_hard pull, soft check, sofortkredit, sofortzusage, schufa, bankauskunft, bonitat*, schneller|online kredit
    gunstige kredite, kredit* .. ohne|sofort, geld leihen|lenen, bkr, offre de_pret, un pret, pret rapide|d_argent
    credit rapide|urgent, sans justificatif*, nous financons, prestamos urgentes|personales, prestiti veloci
    creditos rapidos, credito inmediato, sin aval|buro, emprestimo facil, acil|hizli kredi, kefilsiz, займ*, в долг
    под залог, быстрые деньги, без отказа, поручител*, кредит* .. без|онлайн|карту, быстр* .. кредит*, 无抵押, 放款, 征信, 套现
    网贷, 秒批, 贷款 .. 到账|便|低, قرض|قروض .. بدون|سريع*|باقل|فورية, تمويل شخصي, مديونيات, turant|sarkari|instant loan, पर्सनल लोन, सिबिल, बिना_गारंटी
    लोन .. पाए*|पाएँ|मिनट|बिना|तुरंत|दस्तावेज*, मिनट .. लोन, तुरंत लोन`,
  easyMoney: `
    الاف الدولارات, marketing opportunity, invest $|€|# .. get|receive|earn|back
    turned|turn .. into .. week|days|month, network marketing, first million, trading mentor, 刷单, 日结
    रोज़ाना .. कमाएं|कमाएँ, रोज .. कमाने, high margin, # % per_day, 日入过万, bitcoin*, btc, crypto, cryptocurrenc*
    ethereum, ether, eth, usdt, tether, blockchain, nft*, airdrop*, presale, staking, 100x, hashpower, mining rigs
    forex, trades currencies, trading platform|signals|calls|bot, stock tips, gold trading, binary options
    passive|second|extra income, side hustle, extra money, make|making|earn money, earn up_to|from|commissions
    make thousands
    make|earn .. $|€|rupees|dollars|euros|money .. a_day|daily|monthly|per_week|per_day|from_home|a_month
    from_home .. make|earn|payment|rupees|$, rupees daily, your own_boss, quit your_job, multiply your, multi level
    financially independent, become rich, millionaire, guaranteed|stable profit*, guaranteed returns
    daily rewards|returns, minimum deposit|investment, no|zero investment, your coins, invest in_our
    investment fund|program*|platform, crypto_bot, profit|profits|return|returns|earn .. # %
    # % profit|return|returns, investment .. pays, capital protected, affiliate marketing, affiliate network|program*
    mlm, financial freedom, captchas, double your_money|your_eth, double back, win|winning rate, copy our_trades
    fake broker, online brokers, recover your_money|their_money|your_coins, stolen coins|funds, recovery expert*
    robot .. trades|rich|deposit, dropshipping, work anywhere, simple trick|tasks, your bandwidth
    franchise opportunity, vip channel, nebenverdienst, nebenjob, verdienen sie|schon, geld verdienen, krypto*
    rendite, gewinn pro, reich werden, gagnez, argent facilement, investissez, ganar dinero, gana hasta, invierte
    invirtiendo, criptomonedas, ganhe dinheiro, geld met, заработок, заработка, зарабатыва*, пассивныи доход
    доход .. день|%, криптовалют*, без вложени*, биткоин*, работа на_дому, 赚, 比特币, 虚拟货币, 稳赚, 每日收益, اربح, واربح, لربح
    ارباح_يومية|ارباح .. مضمون*, البيتكوين, العملات الرقمية, الفوركس, فرصة استثمار
    المال من_التداول|من_الانترنت|من_المنزل, ghar_baithe .. kama*|paise|rupees|roz, paise kama*, घर_बैठे .. कमाए*|कमाएँ|कमाएं|पैसे, कमाने का_मौका, पैसे कमाए*|कमाएँ
    क्रिप्टो, महीने .. कमाएँ, शेयर बाजार`,
  gambling: `
    проходимост*, casino*, betting, bet now, online|new|play slots, poker, roulette, blackjack, baccarat, jackpot*
    gambling, free spins|rounds, lucky wheel, sportsbook, bookmaker*, igaming, satta, matka, teen patti, rummy
    cricket id|odds, aviator, crash game, live dealer*, real dealers, real money, fixed match*
    sure|best|highest|cricket odds, football scores, insider tips, bonus code, first deposit*
    deposit|welcome|sign_up bonus, welcome pack, new players, free|first bet, fast|instant payout*, rakeback, lotto
    lottery predictions, freispiele*, spielautomat*, apuestas, apostas, aposte, tragamonedas, ruleta, giros gratis
    tours gratuits, bono de_bienvenida, bahis, iddaa, deneme|yatirim bonusu, казино, ставки_на спорт, ставках
    фриспин*, фрибет*, букмекер*, джекпот, прогнозы на_спорт, играи* .. слоты, 赌场, 娱乐城, 博彩, 彩金, 投注, 百家乐, 荷官, 棋牌, 菠菜平台
    كازينو, مراهنات, सट्टा, कैसीनो, लाखों जीतो`,
  pills: `
    viagra, cialis, levitra, sildenafil, tadalafil, kamagra, ozempic, semaglutide, wegovy, tramadol, xanax, valium
    ambien, adderall, modafinil, oxycodone, phentermine, anabolic, growth hormone, hgh, marijuana, edibles, cocaine
    mdma, pills, ed meds, online|canadian|discount|cheap pharmacy, cheap .. medication*|medicines|meds|pills, medicines online, without|no prescription, seeing a_doctor
    no doctor, doctors hate, erection*, erectile*, manhood, enlarge your, libido, male enhancement
    longer|strength in_bed, burn|lose .. pounds|kg|kilos|belly|fat|weight, melts .. fat, belly fat, regrowth
    anti ageing, keto, gummies, cbd, men_s health, herbal remedy, order .. bottle|bottles, reverse diabetes
    potenzmittel, ohne rezept, rezeptfrei, abnehmen, sans ordonnance, adelgazar, sem receita, sin receta, виагр*
    сиалис*, похуд*, 减肥, 壮阳, فياجرا, سيالس, تخسيس, वजन घटाए*|घटाएँ, आयुर्वेदिक`,
  dating: `
    hot .. women|girls, women|girls .. meet_you|chat_with_you, kind and_honest, write me_at_my, she pays_well
    looking_for .. serious|love|fun man|woman|men|women|tonight, see my_photos|my_pictures, i_m single
    dating, hookup*, soulmate, true love, saw your_profile, like you_very_much, fun tonight, porn*, xxx, sexy, nude*
    naked, naughty, erotic*, fuck*, horny, onlyfans, webcam girls, my webcam|cam, cam girls, milf*, escorts
    escort service*, call girls, housewives, sugar mummy, happy ending, thai girls, lonely, hey handsome, sweetie
    darling, hi baby, private photos, private email, serious relationship|men, man .. for_marriage
    hot|russian|real|beautiful girls|women|singles|russian, asian|sexy|local singles, married women, women near_you
    near you_who, sex chat|videos, live sex, adult dating|shop|toys, casual dates, discreet affairs, date you
    girls are_online, heisse|einsame frauen, suchen sex, rencontrez des, rencontres coquines, celibataires, chicas
    знакомств*, девушк*, девочки, интим*, проститут*, индивидуалк*, 交友, 美女, 同城, سكس, للتعارف, والتعارف, بنات للزواج
    लड़कियों से, दोस्ती करे*|करें`,
  windfall: `
    contact our_bank|our_agent, you are_one_of_them, next of_kin .. million, million .. next_of_kin
    million dollars is|are|ready, contract sum, compensation .. victims, won .. pounds, inheritance of
    unclaimed inheritance|money|sum, abandoned account, lottery winner|picked, lottery .. chosen|won, in our_lottery
    you have_won|ve_won|won, won $, mail|email|number|profile .. won|picked|was_chosen, lucky winner|people|visitor
    dear winner, annual|monthly draw, claims agent, claim your_prize|your_reward, your prize, late client, client died
    died and_left, left .. million, left behind_$, dying woman, diagnosed with_cancer, without heirs, no heir
    his relative, you .. beneficiary, my wealth, rich widow|lady, god fearing, doctors gave, boxes of_cash, atm card
    scam victims, pending transfer, move|transfer .. million, risk_free transaction, absolute secrecy
    confidential business|proposal|transaction, business proposal_of, urgent business_proposal, trustworthy partner
    safe account, account abroad, release of_your_fund, former minister, nigerian prince, us army, giveaway
    gift_card of, donat* .. million|$, million .. charity|orphans, selected for_a_$|for_a_donation, my sick_child
    deceased customer, share the_money, illuminati, your kidney, gold dust, free money, husband_s money, erbschaft
    herencia, наследств*, 中奖, 遗产, ميراث, لقد ربحت, लॉटरी जीती|जीत`,
  threats: `
    overdue invoice|bill .. pay|legal|immediately, keep your_current_password|the_same_password
    hosting_account .. limit, invoice .. overdue|past_due .. legal|warning|final|immediately, final warning
    used|use our_image|our_images|our_photo .. illegally|proof|pay, avoid legal, before legal_action
    update your_billing, tax_return .. investigation, reached its_limit, complaint was_filed, online_banking has_been
    domain_listing, verify your_account|your_identity|your_password|your_email|ownership|now|here
    confirm your_password|your_identity|ownership, mailbox is_full, your quota, activity on_your_account
    sign_in attempt, suspicious login, detected a_login
    your .. account was|is|has|has_been|will_be suspended|limited|blocked|restricted|locked|closed|disabled|deactivated
    your .. will_be suspended|deactivated|disabled|deleted, update your_card|your_payment|delivery, enter your_card
    card details .. receive, billing_information .. cancelled, dear user, undelivered messages, blocked messages
    avoid legal|collection|suspension|deletion, customs payment, domain expires|name_is_expiring
    your domain .. expire|expiring, keep your_website, renewal fee, your website .. offline, registration centre
    internet registry|keyword, register your_brand|your_name, your trademark, protect your_brand, my copyrighted
    copyrighted images, my evidence, sue you, infringing, community standards, policy violation
    copyright infringement|complaint, hacked your, website|site has_been_hacked, we hacked, have hacked
    encrypted your, decryption key, darknet, dark web, ransom, recorded you, video of_you, your webcam
    release the_footage, know your_password, your databases, leak them, own your_data, security hole
    critical vulnerability, offer|have|give|pay .. bounty|bounties|reward .. reporting, exposes your, for a_reward, send a_reward, bug bounty, your shipment, parcel waiting
    parcel .. customs, open the_enclosed, remittance copy, unpaid balance|hosting, is past_due, lawyer demands
    tax refund .. waiting, data is_for_sale, microsoft help_desk, konto wurde, ihr paket .. zahlen|zugestellt
    votre colis, votre compte .. bloque, взлом*, 代开, 增值税发票, 各类发票, حسابك البنكي, شحنتك معلقة, खाता बंद, केवाईसी`,
  wares: `
    % off all|everything, support_agents from|at, photo editing, furniture clearance, cheap office_space
    диплом* .. реестр*, permis de_conduire .. livraison|diplomes, passports|visas .. licen*|genuine
    driving_licence .. any_country, degree*|diploma*|certificates for_sale, cracked software
    paypal_accounts|gmail_accounts|facebook_accounts .. bulk|balance|verified, take card_payments
    accept card_payments, original university_certificates, edible oil, bill payment_agency, replica watches, replicas
    designer handbags, luxury bags|watches|holidays|cruise, cheap watches|flights, swiss movement, outlet prices, moq
    minimum order, oem, icumsa, corporate gifts, with your_logo|your_company_name, free shipping|delivery
    shipping included|worldwide, worldwide delivery|shipping, ship worldwide, negotiable price
    china|from_china factory, factory price, leading manufacturer
    manufacturer|producer|exporter*|supplier of .. china|india|quality|products|steel|lamps|lights
    manufacturer of_plastic, dear buyer, buyers only, best|export quality, unbeatable, catalogue on_request
    bulk discount, high_quality products, licence|license|server|office|pro keys, latest movies, iptv
    virtual assistants, virtual_assistant from, hire a_virtual, our vas, vas from, energy|telecom bills
    electricity bill*, solar scheme, solar_panels for, our terminal* .. %|fees, inflatable*, patent your
    sell|selling your_business, business for_sale, we buy_used|buy_scrap|buy_companies, free valuation
    brand_new phone, iphones, travel deals, timeshare, insurance plans, cheap health, year_end|season sale
    pest control, deep|office cleaning, cleaning_services for_your, office movers, toners, cctv installation
    cloud|gb storage, bookkeeping team, company formation, business setup, open your_company, your company_in_dubai
    second passport, without|no ielts, migrate to_canada|to_australia, guaranteed visa, virtual office, coupons
    vote for_me, unlimited bandwidth, translation services
    buy|purchase|real|fake|genuine|registered|original|authentic .. passport*|driving_licen*|driver*|id_card*|diploma*|degree*|ielts
    counterfeit, ssn, undetectable, without exam|test|sitting|attending|studying, no exams, diploma for_sale
    university_degree .. without, dissertation writing, do my_homework, phd writers|experts, spell caster, love spell*
    psychic, astrologer, love problem, black magic, ex lover|back, your ex_back, iso # certificate, gefalschte
    faux billets, купить диплом*, дипломы, водительские права, 厂家直销, 批发, 办证, 文凭, 欢迎询价, 工厂 .. 询价|样品|价
    شهادات_جامعية|جوازات|رخص_قيادة .. بدون|للبيع|اصلية, للبيع, वशीकरण`,
  pitch: `
    leaving|leave money_on_the_table, quick wins .. your|you,
    companies|firm|firms|agencies|consultancies|businesses|just like_yours, agencies just_like, worth a_quick|a_10
    no strings, off your_plate, mind if_i_send, fraction of_the_cost
    grow|boost|boostez|increase|skyrocket your|ihre|votre, your competitors are|outrank|already, beat the_competition
    more customers|clients|sales|enquiries|calls, paying customers, attract buyers|clients, sales climb
    website owner*, lifetime access|deal|licence, free mockup|concept|guide|discovery|scan|kit
    limited offer|stock|seats|spots, seats are_limited, act now|immediately, get access_now, you pay_nothing
    no retainer, autopilot, while you_sleep|you_relax, no pitch, ends tonight, don_t miss_out, customers buy
    mehr kunden|besucher|umsatz, neue kunden, ihren umsatz, ihre reichweite|verkaufe, ihr ranking, plus de_clients
    prix casse|imbattables, mas clientes, aumenta|aumente tus|as_vendas|las, زيادة مبيعاتك, اسعار منافسة`,
} satisfies Record<string, string>;

/** Words of the web, of trade and of money that prove nothing one by one. */
export const trade = `
  rank, ranks, ranking, rankings, google, bing, yahoo, search result*, search engine*, first page, page one, page 1
  page two, 1st page, keyword, keywords, visitors, traffic, visibility, index*, directory, directories, infographic
  niche, blogs, sponsor*, your website, your site, your homepage, your landing page, your domain, your web page
  website, websites, webpage, homepage, domains, redesign*, landing page*, templates, app, apps, android, ios, php
  python, java, react, ssl, plugin, cms, saas, ux, mvp, responsive, mobile friendly, mobile layout, loads slowly
  faster, hosting, servers, smtp, rdp, bandwidth, outdated, offshore, outsourcing, developers, coders, designers
  programmers, freelance*, logo, brochure, branding, brand, chatbot*, bots, gpt*, chatgpt, automate*, ai, live chat
  crm, animation*, video, videos, youtube, reels, shorts, footage, editing, graphics, thumbnails, likes, views, shares
  fans, facebook*, linkedin, social media, subscribers, influencer*, campaign*, ads, advert*, promo, banner*, clicks
  impressions, conversions, funnel*, exposure, audience, magazine, podcast*, listeners, sponsorship, award, trophy
  press release*, reviews, five star*, 5 star*, reputation, executives, playbook, leads, database, contacts, records
  email addresses, mailing list*, contact list, contact forms, mobile numbers, emails, decision makers, exhibitors
  prospect*, outreach, b2b*, email marketing, telemarketing, ivr, bulk, appointments, pipeline, clients, new customers
  new clients, your competitors, business owner*, entrepreneurs, ecommerce, e commerce, online store, loan, loans
  lender, lending, borrow*, funding, financing, capital, cash, credit*, debt*, mortgage, interest rate, per annum, apr
  investor*, equity, stake, bonds, assets, approval, approved, repay, owe, grant, grants, subsidy, pitch deck
  upfront fee, coins, token*, wallet*, mining, miners, trades, trading, signals, earn, rich, wealth, profit*
  dividends, roi, payout*, withdraw*, deposit, invest, investing, investment*, rewards, commissions, affiliate*
  from home, no experience, get paid, a day, per day, daily, robot, bucks, surveys, scammed, part time job
  weekly payment, registration fee, revenue, bet, bets, slots, spins, odds, players, esports, horse racing, bonus
  bonuses, promo code, no deposit, pill, tablets, meds, pharmacy, antibiotics, painkillers, steroids, testosterone
  injections, insulin, diabetes, weight loss, weed, herb*, remedy, serum, tonic, webmail, storage, terminal*, melts
  supplement*, bottle*, nicotine, vapes, celebrities, discreet*, stealth, girls, women, ladies, singles, brides, sex
  webcam, pics, massage, companions, models, lingerie, adult, tonight, lottery, won, winner, prize, beneficiary
  deceased, late husband*, late mr, widow, orphans, heir, heirs, donate, donation, charity, million, millions, billion
  secret, reward, gold, diamonds, abroad, barrister, attorney, prince, soldier, consignment, gift cards, send money
  handling fee, hello dear, hi dear, mutual benefit, been selected, was chosen, god bless, verify, quota, suspended, suspension, disabled
  expire, expires, expiring, password, your account, overdue, unpaid, amount due, legal action, lawyer*, court
  customs, parcel, fee, delivery fee, shipping fee, tax refund, trademark, copyright*, evidence, proof, lawsuit*
  appeal, hacked, hackers, malware, viruses, infected, ddos, leaks, vulnerab*, bounty, enclosed, flagged, offline
  unusual activity, security alert, final notice, last notice, exceeded, voice message, proforma invoice, help desk
  24h, replica, watches, handbags, bags, shoes, jackets, sunglasses, luxury, designer, manufactur*, supplier
  producer of, exporter*, export, importer*, distributor*, reseller*, buyers, sellers, traders, brokers, wholesale
  warehouse, freight, container, shipping, packaging, promotional, competitive, furniture, chairs, scrap, steel
  copper, pipes, rice, sugar, edible oil, chicken, spices, towels, masks, gloves, sanitis*, sanitiz*, casting
  cartridges, laptops, smartphones, phone, cctv, solar, insurance, insurers, catering, movers, packers, printing
  renovation, flooring, curtains, car rental, car leasing, showroom, office space, furnished, free zone, villa*
  apartment*, real estate, yacht, tours, citizenship, golden visa, visa, permanent residence, passport*, id cards
  ielts, toefl, degrees, diploma, transcripts, accredited, essay, your assignment, translators, keys, vpn, proxies
  lifetime, virtual assistant*, data entry, bookkeep*, filing, iso, agents, support agents, per hour, an hour
  per page, card payments, payment gateway, processing fees, sale, in stock, discount*, half price, cheapest, cheaper
  lowest, best price*, affordable, top rated, flat fee, voucher*, bargain*, outlet, trip, petition, quotation
  free quote, free audit, free estimate, free comparison, free review, free survey, free webinar, one time payment
  single payment, onetime, no monthly, as low as, as little as, complimentary, zero cost, money back guarantee
  competitors, convert*, experts, our portfolio, previous work, valuation, dirhams, rupees, webseite*, gefunden
  auszahlung, kredit*, geld, einzahlung, frauen, sterne, bewertungen, rabatt, site web, site internet, referencement
  visibilite, credit, argent, pret, prets, femmes, visitas, pagina web, dinero, credito*, dinheiro, tasarim, топ
  ссылк*, саит*, разработ*, приложени*, реклам*, маркетинг*, оптимизаци*, аудит, клиент*, под ключ, деньги, кредит*
  доход*, бонус*, депозит, слоты, секс*, купить, дешево, 网站, 开发, 推广, 关键词, 首页, 优化, 排名, 投资, 收益, 贷款, 抵押, 利息, 到账, 兼职, 开户
  发票, 工厂, 样品, 出售, 毕业证, 身份证, جوجل, مواقع, موقعك*, تصميم, تطبيقات, والتطبيقات, متجر, استضافة, تمويل, قرض, قروض, كفيل
  المال, ارباح, استثمر, بونص, بنات, فتيات, شهادات جامعية, رخص قيادة, جوازات, गूगल, वेबसाइट, ऐप, लोन, पैसे, पैसा, निवेश
  मुनाफा, कमाए*, कमाएँ, कमाएं, घर से काम, इनाम, बोनस, मोबाइल`;
