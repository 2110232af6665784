use engine::*;
use protocol::ReplayFile;
use serde_json::{Map, Value, json};

struct Game {
    table: Table,
    records: Vec<Record>,
}
impl Game {
    fn new(rules: Rules, seed: u8) -> Game {
        let opening = Table::opening(rules, Secret::new(Seed::new([seed; 32])), false, Time(0));
        Game { table: Table::open(&opening).unwrap(), records: vec![Record::opening(opening)] }
    }
    fn run(&mut self, at: u64, command: Command) {
        let events =
            self.table.decide(&command, Time(at)).unwrap_or_else(|e| panic!("{at} {command:?}: {e:?}"));
        if events.is_empty() {
            return;
        }
        events.iter().for_each(|e| self.table.apply(e));
        self.records.push(Record { at: Time(at), id: None, command: Some(command), events });
    }
    fn act(&mut self, at: u64, who: &str, action: Action) {
        self.stated(at, who, action, Stated::default());
    }
    fn stated(&mut self, at: u64, who: &str, action: Action, mut stated: Stated) {
        if matches!(action, Action::Sit) {
            stated.name = Some(DisplayName::new(&who.to_uppercase()).unwrap());
        }
        self.run(at, Command::By { player: PlayerId::new(who).unwrap(), action, stated });
    }
    fn find(&self) -> Claim {
        self.table.finder().first().unwrap()
    }
    fn wrong(&self) -> Claim {
        let cards = self.table.layout().cards();
        cards[2..]
            .iter()
            .map(|&c| Claim::new(&[cards[0], cards[1], c]).unwrap())
            .find(|c| !c.is_find(Target::Set))
            .unwrap()
    }
}

#[test]
fn record() {
    let dir = std::path::PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures/v6");
    std::fs::create_dir_all(&dir).unwrap();
    let mut all = Map::new();
    let vote = |right| Action::Vote { right };

    // Calls: all vote; the time runs out; a bot votes; a voter and the claimer leave.
    let rules = Rules::try_from(RuleChoice {
        others_check_s: Some(8),
        rounds: Some(1),
        first_to: Some(3),
        ..RuleChoice::new(Edition::English, Variant::Full)
    })
    .unwrap();
    let mut g = Game::new(rules, 1);
    for who in ["ann", "bob", "cem"] {
        g.act(0, who, Action::Sit);
    }
    g.stated(
        0,
        "ann",
        Action::AddBot { level: Level::Expert },
        Stated { name: Some(DisplayName::new("Alba").unwrap()), ..Stated::default() },
    );
    g.act(0, "ann", Action::Deal);
    g.act(3000, "ann", Action::Call);
    let cards = g.find();
    g.act(4000, "ann", Action::Pick { cards });
    g.act(5000, "bob", vote(true));
    g.act(5500, "cem", vote(false));
    let bot = g.table.next_bot(Time(0)).unwrap();
    let at = bot.at.0.max(6000);
    g.run(at, bot.command(Reaction::default()));
    g.act(20_000, "bob", Action::Call);
    let cards = g.wrong();
    g.act(21_000, "bob", Action::Pick { cards });
    g.act(22_000, "ann", vote(false));
    g.run(29_000, Command::Tick);
    g.act(40_000, "cem", Action::Call);
    let cards = g.find();
    g.act(41_000, "cem", Action::Pick { cards });
    g.stated(42_000, "ann", vote(true), Stated { absent: vec![SeatNumber(1)], ..Stated::default() });
    g.act(43_000, "cem", Action::Leave);
    g.act(50_000, "ann", Action::Call);
    let cards = g.find();
    g.act(51_000, "ann", Action::Pick { cards });
    g.act(51_500, "ann", Action::Remove { seat: SeatNumber(3) });
    g.stated(52_000, "bob", vote(true), Stated::default());
    g.act(60_000, "ann", Action::Call);
    let cards = g.find();
    g.act(61_000, "ann", Action::Pick { cards });
    g.act(62_000, "bob", vote(false));
    save(&dir, "english-others-check", g, &mut all);

    // Quick claims: a photo finish whose quickest claim is wrong; ends while a claim is checked.
    let rules = Rules::try_from(RuleChoice {
        others_check_s: Some(5),
        rounds: Some(2),
        first_to: Some(2),
        calling: Some(Calling::QuickClaims),
        ..RuleChoice::new(Edition::Russian, Variant::Full)
    })
    .unwrap();
    let mut g = Game::new(rules, 2);
    for who in ["ann", "bob", "cem"] {
        g.act(0, who, Action::Sit);
    }
    g.act(0, "ann", Action::Deal);
    let reacting = |reaction, hold| Stated { reaction: Reaction { reaction, hold }, ..Stated::default() };
    let (wrong, right) = (g.wrong(), g.find());
    g.stated(3000, "ann", Action::Claim { cards: wrong }, reacting(2900, 100));
    g.stated(3050, "bob", Action::Claim { cards: right }, reacting(2950, 0));
    g.run(3100, Command::Tick);
    g.act(4000, "bob", vote(false));
    g.stated(4500, "cem", vote(true), Stated { absent: vec![SeatNumber(1)], ..Stated::default() });
    let cards = g.find();
    g.act(9000, "bob", Action::Claim { cards });
    g.act(9500, "ann", vote(true));
    g.stated(9800, "cem", vote(true), Stated::default());
    g.run(20_000, Command::Tick);
    let cards = g.find();
    g.act(25_000, "cem", Action::Claim { cards });
    g.act(26_000, "ann", vote(true));
    save(&dir, "russian-checked-claims", g, &mut all);
    std::fs::write(dir.join("scores.json"), serde_json::to_string_pretty(&all).unwrap() + "\n").unwrap();
}

fn save(dir: &std::path::Path, name: &str, g: Game, all: &mut Map<String, Value>) {
    let lines: String = g.records.iter().map(|r| serde_json::to_string(r).unwrap() + "\n").collect();
    std::fs::write(dir.join(format!("{name}.jsonl")), lines).unwrap();
    let scores = |b: &Board| -> Value { b.seats().iter().map(|s| (s.player.to_string(), s.score)).collect() };
    let replay = ReplayFile::new(name.to_owned(), replay_of(&g.records));
    std::fs::write(dir.join(format!("{name}.replay.json")), replay.to_text().unwrap()).unwrap();
    all.insert(
        name.to_owned(),
        json!({
            "scores": scores(&g.table), "rounds": g.table.rounds_dealt(), "phase": g.table.phase().name(),
            "summary": serde_json::to_value(g.table.view(Viewer::Spectator).summary()).unwrap(),
            "replay_scores": replay.scores, "verifies": replay.verify().is_ok(),
        }),
    );
}
